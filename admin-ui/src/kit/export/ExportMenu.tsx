import { failureText } from '@courtcrew/ui-kit/form/serverErrors.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { csvColumns } from '@courtcrew/ui-kit/page/list/columnFiles.ts';
import { saveCsv } from '@courtcrew/ui-kit/page/list/csv.ts';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { whileReachable } from '@courtcrew/ui-kit/page/state/whileReachable.ts';
import Download from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { ServerFile } from './serverFiles.ts';
import { useExportWords } from './words.ts';

interface ExportMenuProps<Row> {
  /** Name of the files, without ending. */
  readonly file: string;
  readonly columns: readonly Column<Row>[];
  /** The rows, or how to read them. */
  readonly rows: readonly Row[] | (() => Promise<readonly Row[]>);
  readonly disabled?: boolean;
  readonly variant?: 'outlined' | 'contained';
  /** Files that the server makes. */
  readonly also?: readonly ServerFile[] | undefined;
}

/** Saves rows as CSV or as a spreadsheet, whose code loads with the first. */
export function ExportMenu<Row>({
  file,
  columns,
  rows,
  disabled = rows.length === 0,
  variant = 'outlined',
  also = [],
}: ExportMenuProps<Row>) {
  const w = useExportWords();
  const toast = useToast();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const close = () => setAnchor(null);
  const run = async (save: (rows: readonly Row[]) => unknown) => {
    close();
    setIsBusy(true);
    try {
      await save(typeof rows === 'function' ? await rows() : rows);
    } catch (error) {
      toast.error(failureText(error));
    } finally {
      setIsBusy(false);
    }
  };
  const saveAsSheet = async (read: readonly Row[]) => {
    try {
      const { saveSheet } = await whileReachable(() => import('./sheet.ts'));
      await saveSheet(file, columns, read);
    } catch {
      throw new Error(w('export.failed'));
    }
  };
  return (
    <>
      <Button
        variant={variant}
        startIcon={<Download />}
        disabled={isBusy || disabled}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {w(isBusy ? 'export.busy' : 'export.action')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        <MenuItem onClick={() => void run((read) => saveCsv(file, csvColumns(columns), read))}>CSV</MenuItem>
        <MenuItem onClick={() => void run(saveAsSheet)}>Excel</MenuItem>
        {also.map(({ label, href }) => (
          <MenuItem key={href} component="a" href={href} download onClick={close}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
