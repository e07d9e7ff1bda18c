import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { type TableCellProps } from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { visuallyHidden } from '../../theme/styles.ts';
import { useSpeech, useWords } from '../../words/words.tsx';
import { useSettling } from '../state/useSettling.ts';
import { type Column, contentOf, isAmount } from './column.ts';
import { groupsOf } from './groups.ts';

export interface Sort {
  readonly by: string;
  readonly descending: boolean;
}

type Draw<Row> = (row: Row) => ReactNode;

export interface ResponsiveTableProps<Row> {
  /** What the table holds, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly actions?: Draw<Row>;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  /** What a heading one can order by says it does; its label without it. */
  readonly sortTitle?: (label: string, descending: boolean) => string;
  /** A card's whole content on a phone, actions included; without it the columns below each other. */
  readonly card?: Draw<Row>;
  /** Heading of the group a row belongs to, such as its day. */
  readonly groupOf?: (row: Row) => string;
  /** What must change for a row to be marked for a moment; rows are not marked without it. */
  readonly mark?: (row: Row) => string;
  /** Cells before the columns, and what stands before the heading of a card. */
  readonly lead?: { readonly head: ReactNode; readonly cells: Draw<Row>; readonly onCard: Draw<Row> };
  /** Further rows below one. */
  readonly below?: Draw<Row>;
  /** A row was clicked, and nothing in it that is clicked for itself. */
  readonly onRow?: (row: Row) => void;
  /** What a table or a list of cards ends with. */
  readonly foot?: (wide: boolean) => ReactNode;
  /** Draws those of many rows that are near the window: bodies of a table, or lists of cards. */
  readonly windowed?: (rows: readonly Row[], draw: Draw<Row>, wide: boolean) => ReactNode;
}

/** A table from 600 px, cards below. */
export function ResponsiveTable<Row>(props: ResponsiveTableProps<Row>) {
  const wide = useMediaQuery(useTheme().breakpoints.up('sm'), { noSsr: true });
  return wide ? <WideTable {...props} /> : <Cards {...props} />;
}

function WideTable<Row>(props: ResponsiveTableProps<Row>) {
  const { caption, columns, rows, rowKey, actions, groupOf, mark, lead, below, onRow, foot, windowed } =
    props;
  const w = useWords();
  const { language } = useSpeech();
  const draw = (row: Row) => (
    <Fragment key={rowKey(row)}>
      <MarkedRow print={mark?.(row)} onClick={onRow && (() => onRow(row))}>
        {lead?.cells(row)}
        {columns.map((column) => (
          <TableCell key={column.key} {...lookOf(column)}>
            {contentOf(column, row, language)}
          </TableCell>
        ))}
        {actions && (
          <TableCell align="right" className="no-print" sx={ON_ONE_LINE}>
            {actions(row)}
          </TableCell>
        )}
      </MarkedRow>
      {below?.(row)}
    </Fragment>
  );
  return (
    <TableContainer>
      <Table aria-label={caption} aria-rowcount={windowed && rows.length + 1}>
        <TableHead>
          <TableRow>
            {lead?.head}
            <HeadCells {...props} />
            {actions && (
              <TableCell className="no-print">
                <span style={visuallyHidden}>{w('table.actions')}</span>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        {windowed?.(rows, draw, true) ??
          groupsOf(rows, groupOf).map((group) => (
            <TableBody key={group.heading ?? ''}>
              {group.heading !== null && (
                <TableRow>
                  <TableCell
                    component="th"
                    scope="rowgroup"
                    colSpan={columns.length + (actions ? 1 : 0)}
                    sx={groupHeading}
                  >
                    {group.heading}
                  </TableCell>
                </TableRow>
              )}
              {group.rows.map(draw)}
            </TableBody>
          ))}
        {foot?.(true)}
      </Table>
    </TableContainer>
  );
}

const HeadCells = <Row,>({ columns, sort, onSort, sortTitle }: ResponsiveTableProps<Row>) =>
  columns.map((column) => {
    const { key, label, unsorted } = column;
    const direction = sort?.by === key && (sort.descending ? 'desc' : 'asc');
    const { sx, ...look } = lookOf(column);
    const title = sortTitle?.(label, direction === 'asc');
    return (
      <TableCell key={key} {...look} sortDirection={direction}>
        {onSort && !unsorted ? (
          <TableSortLabel
            active={direction !== false}
            direction={direction || 'asc'}
            title={title}
            aria-label={title}
            onClick={() => onSort({ by: key, descending: direction === 'asc' })}
          >
            {label}
          </TableSortLabel>
        ) : (
          label
        )}
      </TableCell>
    );
  });

const ON_ONE_LINE = { whiteSpace: 'nowrap' } as const;

/** Buttons stand beside each other, and their own height is room enough around them. */
const OF_BUTTONS = { whiteSpace: 'nowrap', paddingBlock: 0 } as const;

const lookOf = <Row,>(column: Column<Row>): TableCellProps =>
  column.acts
    ? { className: 'no-print', sx: OF_BUTTONS }
    : { align: alignOf(column), ...(column.oneLine && { sx: ON_ONE_LINE }) };

export const alignOf = <Row,>(column: Column<Row>): 'left' | 'right' => (isAmount(column) ? 'right' : 'left');

const groupHeading = { fontWeight: 650, backgroundColor: 'background.default' };

interface MarkedRowProps {
  readonly print: string | undefined;
  readonly onClick: (() => void) | undefined;
  readonly children: ReactNode;
}

function MarkedRow({ print, onClick, children }: MarkedRowProps) {
  const press = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest('a, button, input')) onClick?.();
  };
  return (
    <TableRow
      hover
      ref={useSettling<HTMLTableRowElement>(print)}
      {...(onClick && { onClick: press, sx: { cursor: 'pointer' } })}
    >
      {children}
    </TableRow>
  );
}

const listOfCards = { listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 } as const;

function Cards<Row>(props: ResponsiveTableProps<Row>) {
  const { caption, rows, rowKey, card, groupOf, mark, foot, windowed } = props;
  const draw = (row: Row) => (
    <MarkedCard key={rowKey(row)} print={mark?.(row)}>
      {card ? card(row) : <CardLines {...props} row={row} />}
    </MarkedCard>
  );
  if (windowed) {
    return (
      <>
        <Box role="list" aria-label={caption} sx={listOfCards}>
          {windowed(rows, draw, false)}
        </Box>
        {foot?.(false)}
      </>
    );
  }
  return groupsOf(rows, groupOf).map((group) => (
    <Fragment key={group.heading ?? ''}>
      {group.heading !== null && (
        <Typography variant="h3" sx={{ mt: 3, mb: 1.5 }}>
          {group.heading}
        </Typography>
      )}
      <Box component="ul" aria-label={group.heading ?? caption} sx={listOfCards}>
        {group.rows.map(draw)}
      </Box>
    </Fragment>
  ));
}

function CardLines<Row>({ columns, row, lead, actions }: ResponsiveTableProps<Row> & { row: Row }) {
  const { language } = useSpeech();
  const heading = columns.find(({ primary }) => primary);
  const acts = columns.filter((column) => column.acts);
  const lines = columns
    .filter((column) => column !== heading && !column.wideOnly && !column.acts)
    .map((column) => ({ ...column, content: contentOf(column, row, language) }))
    .filter(({ content }) => content !== '' && content !== null && content !== undefined);
  return (
    <>
      {heading && (
        <Box sx={{ fontWeight: 650, mb: 1 }}>
          {lead ? (
            // The box, not what a thumb may hit of it, stands above the lines' names.
            <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center', ml: -1.25 }}>
              {lead.onCard(row)}
              {contentOf(heading, row, language)}
            </Box>
          ) : (
            contentOf(heading, row, language)
          )}
        </Box>
      )}
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          columnGap: 2,
          rowGap: 0.5,
          alignItems: 'center',
          typography: 'body2',
        }}
      >
        {lines.map(({ key, label, content }) => (
          <Box key={key} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, textAlign: 'right', overflowWrap: 'anywhere' }}>
              {content}
            </Box>
          </Box>
        ))}
      </Box>
      {(actions || acts.length > 0) && (
        <Box
          className="no-print"
          sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'end' }}
        >
          {acts.map(({ key, cell }) => (
            <Fragment key={key}>{cell?.(row)}</Fragment>
          ))}
          {actions?.(row)}
        </Box>
      )}
    </>
  );
}

function MarkedCard({ print, children }: { print: string | undefined; children: ReactNode }) {
  const ref = useSettling<HTMLLIElement>(print);
  return (
    <Card component="li" role="listitem" ref={ref} sx={{ p: 2 }} className="keep-together">
      {children}
    </Card>
  );
}
