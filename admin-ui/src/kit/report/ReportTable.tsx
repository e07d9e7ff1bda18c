import { usePrinting } from '@courtcrew/ui-kit/page/list/printing.ts';
import {
  CardLines,
  type Column,
  HeadCells,
  MarkedCard,
  MarkedRow,
  type Sort,
} from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { blocksOf, CardBlock, RowBlock } from './Block.tsx';
import { useReportWords } from './words.ts';

interface ReportTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  /** Sums by column; none where nothing is added up. */
  readonly totals: ReadonlyMap<string, string>;
  readonly card?: (row: Row) => ReactNode;
  readonly mark?: (row: Row) => string;
}

/** Rows of a report, as a table or as cards, drawn where the window is; all of them on paper. */
export function ReportTable<Row>(props: ReportTableProps<Row>) {
  const wide = useMediaQuery(useTheme().breakpoints.up('sm'), { noSsr: true });
  const whole = usePrinting();
  return wide ? <Wide {...props} whole={whole} /> : <Cards {...props} whole={whole} />;
}

interface PartProps<Row> extends ReportTableProps<Row> {
  readonly whole: boolean;
}

function Wide<Row>({ whole, caption, columns, rows, rowKey, sort, onSort, totals, mark }: PartProps<Row>) {
  const w = useReportWords();
  return (
    <TableContainer sx={wholeOnPaper}>
      <Table
        aria-label={caption}
        aria-rowcount={rows.length + 1}
        sx={columns.length > MANY_COLUMNS ? closeCells : null}
      >
        <TableHead>
          <TableRow>
            <HeadCells columns={columns} sort={sort} onSort={onSort} />
          </TableRow>
        </TableHead>
        {blocksOf(rows).map((block, at) => (
          <RowBlock key={keyOf(block, rowKey)} first={at === 0} rows={block.length} whole={whole}>
            {() =>
              block.map((row) => (
                <MarkedRow key={rowKey(row)} print={mark?.(row)}>
                  {columns.map(({ id, align, cell }) => (
                    <TableCell key={id} align={align}>
                      {cell(row)}
                    </TableCell>
                  ))}
                </MarkedRow>
              ))
            }
          </RowBlock>
        ))}
        {totals.size > 0 && (
          <TableFooter>
            <TableRow>
              {columns.map(({ id, align }, at) => (
                <TableCell key={id} align={align} sx={totalCell}>
                  {totals.get(id) ?? (at === 0 ? w('report.total') : null)}
                </TableCell>
              ))}
            </TableRow>
          </TableFooter>
        )}
      </Table>
    </TableContainer>
  );
}

/** Nobody scrolls on paper: what is too wide makes the browser print it smaller, and would be cut off otherwise. */
const wholeOnPaper = { '@media print': { overflow: 'visible' } };

/** More than these get less air, so that a laptop shows them all. */
const MANY_COLUMNS = 8;
const closeCells = {
  '& .MuiTableCell-root': { px: 1 },
  '& .MuiTableSortLabel-root:not(.Mui-active) .MuiTableSortLabel-icon': { display: 'none' },
};

const totalCell = {
  borderTop: '2px solid var(--mui-palette-divider)',
  typography: 'body2',
  fontWeight: 650,
  color: 'text.primary',
};

function Cards<Row>({ whole, caption, columns, rows, rowKey, totals, card, mark }: PartProps<Row>) {
  const w = useReportWords();
  return (
    <>
      <Box role="list" aria-label={caption} sx={{ display: 'grid', gap: 1.5 }}>
        {blocksOf(rows).map((block, at) => (
          <CardBlock key={keyOf(block, rowKey)} first={at === 0} rows={block.length} whole={whole}>
            {() =>
              block.map((row) => (
                <MarkedCard key={rowKey(row)} print={mark?.(row)} component="div" role="listitem">
                  {card ? card(row) : <CardLines columns={columns} row={row} />}
                </MarkedCard>
              ))
            }
          </CardBlock>
        ))}
      </Box>
      {totals.size > 0 && (
        <Box sx={{ mt: 2, fontWeight: 650 }}>
          {w('report.total')}:{' '}
          {columns
            .filter(({ id }) => totals.has(id))
            .map(({ id, label }) => `${label} ${totals.get(id)}`)
            .join(', ')}
        </Box>
      )}
    </>
  );
}

/** A block is another one when its first row is: what was measured of it is no guess about others. */
const keyOf = <Row,>(block: readonly Row[], rowKey: (row: Row) => string): string =>
  block[0] === undefined ? '' : rowKey(block[0]);
