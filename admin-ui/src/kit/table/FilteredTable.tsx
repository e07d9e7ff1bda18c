import { saveCsv } from '@courtcrew/ui-kit/page/csv.ts';
import { type Column, ResponsiveTable, type Sort } from '@courtcrew/ui-kit/page/ResponsiveTable.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import Download from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { ColumnFilters } from './ColumnFilters.tsx';
import { usePrinting } from './usePrinting.ts';
import { useTableView } from './useTableView.ts';
import type { TextColumn } from './view.ts';
import { useTableWords } from './words.ts';

/** A column that can be ordered and filtered by. */
export type FilteredColumn<Row> = Omit<Column<Row>, 'cell' | 'sortable'> &
  TextColumn<Row> & { readonly cell?: Column<Row>['cell'] };

interface FilteredTableProps<Row> {
  readonly caption: string;
  /** A constant, or memoised. */
  readonly columns: readonly FilteredColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly first: Sort;
  /** `12 of 340 people` */
  readonly count: (shown: number, count: number) => string;
  /** Name of the exported file. */
  readonly file: string;
  /** A card's content on a phone, where the columns below each other would be too long. */
  readonly card?: (row: Row) => ReactNode;
}

/** So many rows are drawn at a time: thousands would make every typed letter slow. */
const PAGE = 100;

/** A table with search, a filter and an order per column, and an export of what fits; paper has all of that, too. */
export function FilteredTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  first,
  count,
  file,
  card,
}: FilteredTableProps<Row>) {
  const w = useTableWords();
  const view = useTableView(rows, columns, first);
  const [most, setMost] = useState(PAGE);
  const isPrinting = usePrinting();
  const shown = isPrinting ? view.rows : view.rows.slice(0, most);
  return (
    <>
      <Toolbar
        searchLabel={w('table.find')}
        search={view.search}
        onSearch={(text) => view.set('q', text)}
        onClear={view.clear}
        count={count(view.rows.length, rows.length)}
      >
        <Button
          variant="outlined"
          startIcon={<Download />}
          disabled={view.rows.length === 0}
          onClick={() =>
            saveCsv(
              file,
              columns.map(({ label, text }) => ({ label, value: text })),
              view.rows,
            )
          }
        >
          {w('table.export')}
        </Button>
      </Toolbar>
      <ColumnFilters columns={columns} view={view} />
      {shown.length === 0 ? (
        <EmptyState
          title={w('table.noMatch')}
          action={
            <Button variant="outlined" onClick={view.clear}>
              {w('filter.clear')}
            </Button>
          }
        />
      ) : (
        <ResponsiveTable
          caption={caption}
          columns={columns.map((column) => ({ cell: column.text, ...column, sortable: true }))}
          rows={shown}
          rowKey={rowKey}
          sort={view.sort}
          onSort={view.onSort}
          card={card}
        />
      )}
      {view.rows.length > most && (
        <Button variant="outlined" className="no-print" sx={{ mt: 2 }} onClick={() => setMost(most + PAGE)}>
          {w('table.more', { count: Math.min(PAGE, view.rows.length - most) })}
        </Button>
      )}
    </>
  );
}
