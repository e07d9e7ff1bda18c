import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { ImportSteps } from './ImportSteps.tsx';
import { readRows } from './readRows.ts';
import { useImportWords } from './words.ts';

type Cells<Column extends string> = Readonly<Record<Column, string>>;

/** Why a cell cannot be. */
export interface CellFault<Column extends string> {
  readonly column: Column;
  readonly text: string;
}

interface ImportDialogProps<Column extends string> {
  readonly title: string;
  readonly help: string;
  /** A file without a heading has them in this order. */
  readonly columns: readonly [Column, ...Column[]];
  readonly example: string;
  /** What is wrong with a row. */
  readonly check: (row: Cells<Column>) => readonly CellFault<Column>[];
  readonly isSending: boolean;
  readonly failure: Error | null;
  readonly onSend: (rows: readonly Cells<Column>[]) => void;
  readonly onClose: () => void;
}

/** Imports a short file that is read here: shown with every fault in its cell, and sent once there is none. */
export function ImportDialog<Column extends string>(props: ImportDialogProps<Column>) {
  const { title, help, columns, example, check, isSending, failure, onSend, onClose } = props;
  const w = useImportWords();
  const id = useId();
  const [rows, setRows] = useState<readonly Cells<Column>[] | null>(null);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Box sx={{ mb: 2 }}>{help}</Box>
        <ImportSteps
          columns={columns}
          example={example}
          previewed={rows ? previewOf(rows, check) : undefined}
          isReading={false}
          isSending={isSending}
          failure={failure}
          clean={(count) => w('import.fits', { count })}
          send={(count) => w('import.send', { count })}
          onFile={(csv) => setRows(readRows(csv, columns))}
          onSend={() => onSend(rows ?? [])}
          done={null}
        />
      </DialogContent>
      <DialogActions>
        {rows && <Button onClick={() => setRows(null)}>{w('import.clear')}</Button>}
        <Button onClick={onClose}>{w('import.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function previewOf<Column extends string>(
  rows: readonly Cells<Column>[],
  check: (row: Cells<Column>) => readonly CellFault<Column>[],
) {
  const data = rows.map((cells, index) => ({
    ...cells,
    findings: check(cells).map((fault) => ({ row: index + 1, ...fault })),
  }));
  const findings = data.flatMap((row) => row.findings);
  return { data, findings, ok: rows.length > 0 && findings.length === 0 };
}
