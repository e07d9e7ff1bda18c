import { centsOf, dollars, sumOf } from '@courtcrew/domain/kernel/money.ts';
import { amountText, type Column, isAmount, textOf, valueIn } from '@courtcrew/ui-kit/page/list/column.ts';
import {
  alignOf,
  ResponsiveTable,
  type ResponsiveTableProps,
} from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableRow from '@mui/material/TableRow';
import { Windowed } from '../table/Windowed.tsx';
import { useReportWords } from './words.ts';

interface ReportTableProps<Row> extends ResponsiveTableProps<Row> {
  readonly all: readonly Row[];
}

/** Rows of a report with their sums, drawn where the window is; all of them on paper. */
export function ReportTable<Row>({ all, columns, ...props }: ReportTableProps<Row>) {
  const { language } = useSpeech();
  const { rows, rowKey } = props;
  // Relative to all rows, so that a filter does not stretch a bar.
  const drawn = columns.map((column): Column<Row> => {
    if (!isAmount(column) || !column.bar) return column;
    const amountIn = (row: Row) => Number(valueIn(column, row) ?? 0);
    const most = Math.max(1, ...all.map(amountIn));
    return {
      ...column,
      cell: (row) => <Bar part={amountIn(row) / most} text={textOf(column, row, language)} />,
    };
  });
  return (
    <Box sx={columns.length > MANY_COLUMNS ? closeCells : null}>
      <ResponsiveTable
        {...props}
        columns={drawn}
        windowed={(shown, draw, wide) => <Windowed rows={shown} rowKey={rowKey} draw={draw} wide={wide} />}
        foot={(wide) => <Totals columns={columns} rows={rows} wide={wide} />}
      />
    </Box>
  );
}

/** More than these get less air, so that a laptop shows them all. */
const MANY_COLUMNS = 8;
const closeCells = {
  '& .MuiTableCell-root': { px: 1 },
  '& .MuiTableSortLabel-root:not(.Mui-active) .MuiTableSortLabel-icon': { display: 'none' },
};

interface TotalsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly wide: boolean;
}

/** Nothing without summed columns. */
function Totals<Row>({ columns, rows, wide }: TotalsProps<Row>) {
  const w = useReportWords();
  const totals = columns.map((column) => totalOf(column, rows));
  if (totals.every((total) => total === null)) return null;
  if (!wide) {
    const sums = columns.flatMap(({ label }, at) => (totals[at] === null ? [] : [`${label} ${totals[at]}`]));
    return (
      <Box sx={{ mt: 2, fontWeight: 650 }}>
        {w('report.total')}: {sums.join(', ')}
      </Box>
    );
  }
  return (
    <TableFooter>
      <TableRow>
        {columns.map((column, at) => (
          <TableCell key={column.key} align={alignOf(column)} sx={totalCell}>
            {totals[at] ?? (at === 0 ? w('report.total') : null)}
          </TableCell>
        ))}
      </TableRow>
    </TableFooter>
  );
}

const totalCell = {
  borderTop: '2px solid var(--mui-palette-divider)',
  typography: 'body2',
  fontWeight: 650,
  color: 'text.primary',
};

/** A column's sum as shown; adds cents, which is exact. */
export function totalOf<Row>(column: Column<Row>, rows: readonly Row[]): string | null {
  if (!isAmount(column) || !column.sum) return null;
  const cents = rows.map((row) => centsOf(Number(valueIn(column, row) ?? 0)));
  return amountText(column.type, dollars(sumOf(cents)));
}

const Bar = ({ part, text }: { readonly part: number; readonly text: string }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'end', gap: 1 }}>
    <Box aria-hidden sx={{ display: { xs: 'none', sm: 'block' }, width: 120, height: 12 }}>
      <Box
        sx={{
          height: 12,
          borderRadius: '3px',
          backgroundColor: 'primary.light',
          printColorAdjust: 'exact',
        }}
        style={{ width: `${100 * part}%` }}
      />
    </Box>
    {text}
  </Box>
);
