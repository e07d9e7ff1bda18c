import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactElement } from 'react';
import { DataTable, type RaRecord, useListContext, useStore } from 'react-admin';
import { contentOf, type ListColumn } from './columns.ts';
import { SelectableRows, SelectRow } from './SelectRow.tsx';

interface ListTableProps<Row extends RaRecord> {
  readonly caption: string;
  readonly columns: readonly ListColumn<Row>[];
  /** Rows can be selected for a bulk action. */
  readonly selectable: boolean;
  /** Where a click on a row leads. */
  readonly rowClick: 'edit' | 'show' | false;
  /** What opens below a row. */
  readonly details: ReactElement | undefined;
}

const NO_TOOLBAR = <></>;

/** The rows as a table whose columns can be chosen and sorted by. */
export function ListTable<Row extends RaRecord>({
  caption,
  columns,
  selectable,
  rowClick,
  details,
}: ListTableProps<Row>) {
  return (
    <DataTable<Row>
      aria-label={caption}
      rowClick={rowClick}
      {...(details && { expand: details })}
      hiddenColumns={columns.filter(({ hidden }) => hidden).map(({ source }) => source)}
      // The bar of selected rows stands above the list, for cards as well.
      bulkActionButtons={selectable ? NO_TOOLBAR : false}
      bulkActionsToolbar={NO_TOOLBAR}
      {...(selectable && { body: SelectableRows })}
    >
      {columns.map((column) => (
        <DataTable.Col<RaRecord>
          key={column.source}
          source={column.source}
          label={column.label}
          disableSort={column.unsorted ?? false}
          align={column.number ? 'right' : 'left'}
          render={(row) => contentOf(column, row as Row)}
        />
      ))}
    </DataTable>
  );
}

/** The same on a phone: a card a row, with the columns below each other. */
export function ListCards<Row extends RaRecord>({
  caption,
  columns,
  selectable,
}: Omit<ListTableProps<Row>, 'rowClick' | 'details'>) {
  const { resource, data = [], onToggleItem } = useListContext<Row>();
  const hiddenAtFirst = columns.filter(({ hidden }) => hidden).map(({ source }) => source);
  const [hidden] = useStore<string[]>(`${resource}.datatable`, hiddenAtFirst);
  const shown = columns.filter(({ source }) => !hidden.includes(source));
  const heading = shown.find(({ primary }) => primary) ?? shown[0];
  return (
    <Box
      component="ul"
      aria-label={caption}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
    >
      {data.map((row) => (
        <Card key={row.id} component="li" sx={{ p: 2 }}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', fontWeight: 650, mb: 1 }}>
            {selectable && <SelectRow row={row} onToggle={() => onToggleItem(row.id)} />}
            {heading && contentOf(heading, row)}
          </Box>
          <Lines columns={shown.filter((column) => column !== heading)} row={row} />
        </Card>
      ))}
    </Box>
  );
}

function Lines<Row extends RaRecord>({
  columns,
  row,
}: {
  readonly columns: readonly ListColumn<Row>[];
  readonly row: Row;
}) {
  const lines = columns.filter(({ text, cell }) => cell || (text(row) ?? '') !== '');
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5 }}
    >
      {lines.map((column) => (
        <Box key={column.source} sx={{ display: 'contents', typography: 'body2' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {column.label}
          </Box>
          <Box component="dd" sx={{ m: 0, textAlign: 'right', overflowWrap: 'anywhere' }}>
            {contentOf(column, row)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
