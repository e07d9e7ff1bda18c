import { CardLines, MarkedCard } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import Box from '@mui/material/Box';
import { Fragment, type ReactElement } from 'react';
import { DataTable, type RaRecord, useListContext, useStore } from 'react-admin';
import { contentOf, type ListColumn } from './columns.ts';
import { ListHead } from './ListHead.tsx';
import { ListRows, SelectRow } from './SelectRow.tsx';

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

const onOneLine = () => ({ whiteSpace: 'nowrap' });

/** Buttons stand beside each other, and their own height is room enough around them. */
const ofButtons = () => ({ whiteSpace: 'nowrap', paddingBlock: 0 });

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
      {...(details && { expand: details, head: ListHead })}
      hiddenColumns={columns.filter(({ hidden }) => hidden).map(({ source }) => source)}
      // The bar of selected rows stands above the list, for cards as well.
      bulkActionButtons={selectable ? NO_TOOLBAR : false}
      bulkActionsToolbar={NO_TOOLBAR}
      body={ListRows}
    >
      {columns.map((column) => (
        <DataTable.Col<RaRecord>
          key={column.source}
          source={column.source}
          label={column.label}
          disableSort={column.unsorted ?? false}
          align={column.number ? 'right' : 'left'}
          {...(column.oneLine && { cellSx: onOneLine })}
          {...(column.acts && { cellSx: ofButtons })}
          render={(row) => contentOf(column, row as Row)}
        />
      ))}
    </DataTable>
  );
}

/** The same on a phone: a card a row, with the columns below each other and its buttons at the foot. */
export function ListCards<Row extends RaRecord>({
  caption,
  columns,
  selectable,
}: Omit<ListTableProps<Row>, 'rowClick' | 'details'>) {
  const { resource, data = [], onToggleItem } = useListContext<Row>();
  const hiddenAtFirst = columns.filter(({ hidden }) => hidden).map(({ source }) => source);
  const [hidden] = useStore<string[]>(`${resource}.datatable`, hiddenAtFirst);
  const shown = columns.filter(
    (column) => !column.acts && (column.hidden === 'inTable' || !hidden.includes(column.source)),
  );
  const acts = columns.filter((column) => column.acts);
  const heading = shown.find(({ primary }) => primary) ?? shown[0];
  const lines = shown.map((column) => ({
    id: column.source,
    label: column.label,
    primary: column === heading,
    cell: (row: Row) =>
      selectable && column === heading ? (
        // The box, not what a thumb may hit of it, stands above the lines' names.
        <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center', ml: -1.25 }}>
          <SelectRow row={row} onToggle={() => onToggleItem(row.id)} />
          {contentOf(column, row)}
        </Box>
      ) : (
        contentOf(column, row)
      ),
  }));
  const actions = (row: Row) =>
    acts.map((column) => <Fragment key={column.source}>{contentOf(column, row)}</Fragment>);
  return (
    <Box
      component="ul"
      aria-label={caption}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
    >
      {data.map((row) => (
        <MarkedCard key={row.id} print={JSON.stringify(row)}>
          <CardLines columns={lines} row={row} actions={acts.length > 0 ? actions : undefined} />
        </MarkedCard>
      ))}
    </Box>
  );
}
