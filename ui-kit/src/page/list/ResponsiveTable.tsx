import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Fragment, type ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { useWords } from '../../words/words.tsx';
import { useSettling } from '../state/useSettling.ts';
import { groupsOf } from './groups.ts';

export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'left' | 'right' | 'center';
  /** The heading of a card; one column should have it. */
  readonly primary?: boolean;
  /** Not worth a line on a phone. */
  readonly wideOnly?: boolean;
  readonly sortable?: boolean;
}

export interface Sort {
  readonly by: string;
  readonly descending: boolean;
}

interface ResponsiveTableProps<Row> {
  /** What the table holds, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Buttons of a row. */
  readonly actions?: (row: Row) => ReactNode;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  /** A card's whole content on a phone, actions included; without it the columns below each other. */
  readonly card?: (row: Row) => ReactNode;
  /** Heading of the group a row belongs to, such as its day. */
  readonly groupOf?: (row: Row) => string;
  /** What must change for a row to be marked for a moment; rows are not marked without it. */
  readonly mark?: (row: Row) => string;
}

/** A table from 600 px, cards below. */
export function ResponsiveTable<Row>(props: ResponsiveTableProps<Row>) {
  const wide = useMediaQuery(useTheme().breakpoints.up('sm'), { noSsr: true });
  return wide ? <WideTable {...props} /> : <Cards {...props} />;
}

function WideTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  actions,
  sort,
  onSort,
  groupOf,
  mark,
}: ResponsiveTableProps<Row>) {
  const w = useWords();
  const width = columns.length + (actions ? 1 : 0);
  return (
    <TableContainer>
      <Table aria-label={caption}>
        <TableHead>
          <TableRow>
            <HeadCells columns={columns} sort={sort} onSort={onSort} />
            {actions && (
              <TableCell className="no-print">
                <span style={visuallyHidden}>{w('table.actions')}</span>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        {groupsOf(rows, groupOf).map((group) => (
          <TableBody key={group.heading ?? ''}>
            {group.heading !== null && (
              <TableRow>
                <TableCell component="th" scope="rowgroup" colSpan={width} sx={groupHeading}>
                  {group.heading}
                </TableCell>
              </TableRow>
            )}
            {group.rows.map((row) => (
              <MarkedRow key={rowKey(row)} print={mark?.(row)}>
                {columns.map(({ id, align, cell }) => (
                  <TableCell key={id} align={align}>
                    {cell(row)}
                  </TableCell>
                ))}
                {actions && (
                  <TableCell align="right" className="no-print" sx={{ whiteSpace: 'nowrap' }}>
                    {actions(row)}
                  </TableCell>
                )}
              </MarkedRow>
            ))}
          </TableBody>
        ))}
      </Table>
    </TableContainer>
  );
}

/** The headings of columns; those one can order by are buttons. */
export const HeadCells = <Row,>({
  columns,
  sort,
  onSort,
}: Pick<ResponsiveTableProps<Row>, 'columns' | 'sort' | 'onSort'>) =>
  columns.map(({ id, label, align, sortable }) => (
    <TableCell key={id} align={align} sortDirection={directionOf(id, sort)}>
      {sortable && onSort ? (
        <TableSortLabel
          active={sort?.by === id}
          direction={directionOf(id, sort) || 'asc'}
          onClick={() => onSort({ by: id, descending: sort?.by === id && !sort.descending })}
        >
          {label}
        </TableSortLabel>
      ) : (
        label
      )}
    </TableCell>
  ));

const groupHeading = { fontWeight: 650, backgroundColor: 'background.default' };

const directionOf = (id: string, sort: Sort | undefined): 'asc' | 'desc' | false =>
  sort?.by === id ? (sort.descending ? 'desc' : 'asc') : false;

/** A row that is marked for a moment when its print changes. */
export function MarkedRow({ print, children }: { print?: string; children: ReactNode }) {
  return (
    <TableRow hover ref={useSettling<HTMLTableRowElement>(print)}>
      {children}
    </TableRow>
  );
}

function Cards<Row>({ groupOf, rows, caption, ...rest }: ResponsiveTableProps<Row>) {
  return groupsOf(rows, groupOf).map((group) => (
    <Fragment key={group.heading ?? ''}>
      {group.heading !== null && (
        <Typography variant="h3" sx={{ mt: 3, mb: 1.5 }}>
          {group.heading}
        </Typography>
      )}
      <CardList {...rest} caption={group.heading ?? caption} rows={group.rows} />
    </Fragment>
  ));
}

function CardList<Row>({
  caption,
  columns,
  rows,
  rowKey,
  actions,
  card,
  mark,
}: Omit<ResponsiveTableProps<Row>, 'groupOf'>) {
  return (
    <Box
      component="ul"
      aria-label={caption}
      sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}
    >
      {rows.map((row) => (
        <MarkedCard key={rowKey(row)} print={mark?.(row)}>
          {card ? card(row) : <CardLines columns={columns} row={row} actions={actions} />}
        </MarkedCard>
      ))}
    </Box>
  );
}

/** What a card shows: its heading, and a line for each further column. */
export function CardLines<Row>({
  columns,
  row,
  actions,
}: Pick<ResponsiveTableProps<Row>, 'columns' | 'actions'> & { row: Row }) {
  const heading = columns.find(({ primary }) => primary);
  const lines = columns
    .filter((column) => column !== heading && !column.wideOnly)
    .map(({ id, label, cell }) => ({ id, label, content: cell(row) }))
    .filter(({ content }) => content !== '' && content !== null && content !== undefined);
  return (
    <>
      {heading && <Box sx={{ fontWeight: 650, mb: 1 }}>{heading.cell(row)}</Box>}
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
        {lines.map(({ id, label, content }) => (
          <Box key={id} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, textAlign: 'right', overflowWrap: 'anywhere' }}>
              {content}
            </Box>
          </Box>
        ))}
      </Box>
      {actions && (
        <Box
          className="no-print"
          sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'end' }}
        >
          {actions(row)}
        </Box>
      )}
    </>
  );
}

interface MarkedCardProps {
  readonly print?: string;
  /** What it is in its list; an item of one when absent. */
  readonly component?: 'li' | 'div';
  readonly role?: 'listitem';
  readonly children: ReactNode;
}

/** A card that is marked for a moment when its print changes. */
export function MarkedCard({ print, component = 'li', role, children }: MarkedCardProps) {
  const ref = useSettling<HTMLDivElement>(print);
  return (
    <Card component={component} role={role} ref={ref} sx={{ p: 2 }} className="keep-together">
      {children}
    </Card>
  );
}
