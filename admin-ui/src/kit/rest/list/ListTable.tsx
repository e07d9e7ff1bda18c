import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { ResponsiveTable } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import { visuallyHidden } from '@courtcrew/ui-kit/theme/styles.ts';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import {
  functionalUpdate,
  type ReactTable,
  type Row as RowOf,
  rowExpandingFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import {
  type Identifier,
  type RaRecord,
  RecordContextProvider,
  useCreatePath,
  useListContext,
  useLocation,
  useNavigate,
  useStore,
  useTranslate,
} from 'react-admin';
import { openedFrom } from '../listBehind.ts';
import { useChosenColumns } from './chosenColumns.ts';
import { useListWords } from './words.ts';

/** Its list is opened long after the table is drawn. */
const ColumnChoice = lazyPart(async () => (await import('./ColumnChoice.tsx')).ColumnChoice);

const features = tableFeatures({ rowSelectionFeature, rowExpandingFeature });

interface ListTableProps<Row extends RaRecord> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  /** Rows can be selected for a bulk action. */
  readonly selectable: boolean;
  /** Where a click on a row leads. */
  readonly rowClick: 'edit' | 'show' | false;
  /** What opens below a row. */
  readonly details: ReactElement | undefined;
}

/** TanStack has the rows; which columns stand where is react-admin's to keep. */
const COLUMNS: [] = [];
const NO_ROWS: [] = [];

const chosenOf = (ids: readonly Identifier[]) => Object.fromEntries(ids.map((id) => [id, true] as const));

/** The rows as a table whose columns can be chosen and sorted by, or as cards on a phone. */
export function ListTable<Row extends RaRecord>(props: ListTableProps<Row>) {
  const { caption, columns, selectable, rowClick, details } = props;
  const { resource, data, sort, setSort, selectedIds, onSelect } = useListContext<Row>();
  const [opened, setOpened] = useStore<Identifier[]>(`${resource}.datagrid.expanded`, []);
  const createPath = useCreatePath();
  const translate = useTranslate();
  const navigate = useNavigate();
  const { search } = useLocation();
  const rowSelection = chosenOf(selectedIds);
  const expanded = chosenOf(opened);
  const table = useTable<typeof features, Row>({
    features,
    data: data ?? NO_ROWS,
    columns: COLUMNS,
    getRowId: ({ id }) => String(id),
    state: { rowSelection, expanded },
    getRowCanExpand: () => true,
    manualExpanding: true,
    onRowSelectionChange: (change) => onSelect(Object.keys(functionalUpdate(change, rowSelection))),
    onExpandedChange: (change) => setOpened(Object.keys(functionalUpdate(change, expanded))),
  });
  const shown = useChosenColumns(columns);
  const rowOf = ({ id }: Row) => table.getRow(String(id));
  const select = (row: Row) => selectable && <SelectRow row={rowOf(row)} />;
  const width = shown.length + Number(selectable) + 1;
  return (
    <>
      <Suspense>
        <ColumnChoice columns={columns} />
      </Suspense>
      <ResponsiveTable<Row>
        caption={caption}
        columns={shown}
        rows={data ?? NO_ROWS}
        rowKey={({ id }) => String(id)}
        mark={(row) => JSON.stringify(row)}
        sort={{ by: sort.field, descending: sort.order === 'DESC' }}
        sortTitle={(label, descending) =>
          translate('ra.sort.sort_by', {
            field: label,
            field_lower_first: `${label.charAt(0).toLowerCase()}${label.slice(1)}`,
            order: translate(descending ? 'ra.sort.DESC' : 'ra.sort.ASC'),
          })
        }
        onSort={({ by, descending }) => setSort({ field: by, order: descending ? 'DESC' : 'ASC' })}
        {...(rowClick && {
          onRow: ({ id }) =>
            navigate(createPath({ resource, type: rowClick, id }), {
              state: { ...TO_TOP, ...openedFrom(search) },
            }),
        })}
        {...((selectable || details) && {
          lead: {
            head: (
              <>
                {details && <DetailsHead />}
                {selectable && <SelectPage table={table} />}
              </>
            ),
            cells: (row) => (
              <>
                {details && <OpenRow row={rowOf(row)} />}
                {selectable && <BoxCell>{select(row)}</BoxCell>}
              </>
            ),
            onCard: select,
          },
        })}
        {...(details && {
          below: (row) => (
            <OpenedRow row={rowOf(row)} width={width}>
              <RecordContextProvider value={row}>{details}</RecordContextProvider>
            </OpenedRow>
          ),
        })}
      />
    </>
  );
}

const TO_TOP = { _scrollToTop: true };

type ListRow<Row extends RaRecord> = RowOf<typeof features, Row>;

const BoxCell = ({ children }: { readonly children: ReactNode }) => (
  <TableCell padding="checkbox" className="no-print">
    {children}
  </TableCell>
);

/** Selects all rows of the page, or none. */
function SelectPage<Row extends RaRecord>({ table }: { readonly table: ReactTable<typeof features, Row> }) {
  const translate = useTranslate();
  return (
    <BoxCell>
      <Checkbox
        checked={table.getIsAllRowsSelected()}
        indeterminate={table.getIsSomeRowsSelected()}
        onChange={table.getToggleAllRowsSelectedHandler()}
        slotProps={{ input: { 'aria-label': translate('ra.action.select_all') } }}
      />
    </BoxCell>
  );
}

/** Selects a row, or with Shift all from the one that was selected last. */
function SelectRow<Row extends RaRecord>({ row }: { readonly row: ListRow<Row> }) {
  const w = useListWords();
  return (
    <Checkbox
      checked={row.getIsSelected()}
      onChange={row.getToggleSelectedHandler()}
      slotProps={{ input: { 'aria-label': w('list.selectRow') } }}
    />
  );
}

function DetailsHead() {
  const w = useListWords();
  return (
    <TableCell>
      <span style={visuallyHidden}>{w('list.details')}</span>
    </TableCell>
  );
}

/** Opens a row's details. */
function OpenRow<Row extends RaRecord>({ row }: { readonly row: ListRow<Row> }) {
  const w = useListWords();
  const isOpen = row.getIsExpanded();
  return (
    <TableCell padding="none" sx={{ pl: 0.5 }}>
      <IconButton
        size="small"
        aria-label={w('list.details')}
        aria-expanded={isOpen}
        aria-controls={`details-${row.id}`}
        onClick={() => row.toggleExpanded()}
      >
        <ExpandMore fontSize="inherit" sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />
      </IconButton>
    </TableCell>
  );
}

interface OpenedRowProps<Row extends RaRecord> {
  readonly row: ListRow<Row>;
  /** In cells. */
  readonly width: number;
  readonly children: ReactNode;
}

/** The details of a row, below it while they are open. */
const OpenedRow = <Row extends RaRecord>({ row, width, children }: OpenedRowProps<Row>) => (
  <TableRow id={`details-${row.id}`} sx={{ display: row.getIsExpanded() ? undefined : 'none' }}>
    <TableCell colSpan={width} sx={{ paddingBlock: 0 }}>
      {row.getIsExpanded() && children}
    </TableCell>
  </TableRow>
);
