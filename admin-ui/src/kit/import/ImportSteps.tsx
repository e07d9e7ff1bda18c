import type { Finding } from '@courtcrew/domain/contract/importing.ts';
import { Progress } from '@courtcrew/ui-kit/page/Progress.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { FilePicker } from './FilePicker.tsx';
import { Findings } from './Findings.tsx';
import { type Guessed, PreviewTable, type ReadRow } from './PreviewTable.tsx';
import { useImportWords } from './words.ts';

/** What a preview says of a file. */
export interface Previewed<Column extends string> {
  readonly data: readonly ReadRow<Column>[];
  readonly findings: readonly Finding[];
  readonly ok: boolean;
}

interface ImportStepsProps<Column extends string> {
  readonly columns: readonly Column[];
  readonly guessed?: Guessed<Column>;
  readonly example: string;
  /** Null before a file was chosen. */
  readonly previewed: Previewed<Column> | undefined;
  readonly isReading: boolean;
  readonly isSending: boolean;
  /** Why the rows were not taken. */
  readonly failure: Error | null;
  /** What is said of a file without a fault, and on the button that sends it. */
  readonly clean: (count: number) => string;
  readonly send: (count: number) => string;
  readonly onFile: (csv: string) => void;
  readonly onSend: () => void;
  /** That the last file was taken. */
  readonly done: ReactNode;
}

/** Imports a file of rows: chosen, shown with every fault in its cell, and sent once there is none. */
export function ImportSteps<Column extends string>(props: ImportStepsProps<Column>) {
  const { columns, guessed, example, previewed, isReading, isSending, failure, clean, send } = props;
  const { onFile, onSend, done } = props;
  const w = useImportWords();
  /** Of a file with a fault: to be put right here, and not typed again. */
  const [typed, setTyped] = useState('');
  const rows = previewed?.data ?? [];
  const readLines = (csv: string) => {
    setTyped(csv);
    onFile(csv);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {done}
      {failure && (
        <Alert severity="error">
          {w('import.failed')} {failure.message}
        </Alert>
      )}
      {!previewed && !isReading && (
        <FilePicker example={example} typed={done ? '' : typed} onLines={readLines} onFile={onFile} />
      )}
      {isReading && <Progress label={w('import.reading')} done={0} total={null} />}
      {previewed && <Findings findings={previewed.findings} clean={clean(rows.length)} />}
      {previewed?.ok && (
        <Button variant="contained" sx={{ justifySelf: 'start' }} loading={isSending} onClick={onSend}>
          {send(rows.length)}
        </Button>
      )}
      {rows.length > 0 && <PreviewTable columns={columns} guessed={guessed} rows={rows} />}
    </Box>
  );
}
