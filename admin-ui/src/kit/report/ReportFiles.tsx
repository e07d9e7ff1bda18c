import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { csvColumns } from '@courtcrew/ui-kit/page/list/columnFiles.ts';
import { saveCsv } from '@courtcrew/ui-kit/page/list/csv.ts';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { whileReachable } from '@courtcrew/ui-kit/page/state/whileReachable.ts';
import Download from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { saveSheet } from './sheet.ts';
import { useReportWords } from './words.ts';

interface ReportFilesProps<Row> {
  /** Name of the files, without ending. */
  readonly file: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

/** The shown rows as CSV and as a spreadsheet. */
export function ReportFiles<Row>({ file, columns, rows }: ReportFilesProps<Row>) {
  const w = useReportWords();
  const toast = useToast();
  const saveAsSheet = () =>
    whileReachable(() => saveSheet(file, columns, rows)).catch(() => toast.error(w('report.sheetFailed')));
  const files = [
    ['report.export', () => saveCsv(file, csvColumns(columns), rows)],
    ['report.sheet', () => void saveAsSheet()],
  ] as const;
  return files.map(([word, onClick]) => (
    <Button
      key={word}
      variant="outlined"
      startIcon={<Download />}
      disabled={rows.length === 0}
      onClick={onClick}
    >
      {w(word)}
    </Button>
  ));
}
