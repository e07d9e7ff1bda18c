import { compareTexts } from '@courtcrew/domain/kernel/spelling.ts';
import { type Column, orderOf, textOf } from '@courtcrew/ui-kit/page/list/column.ts';
import type { Sort } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  type Row as RowOf,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { finder } from '../desk/finder.ts';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

export interface View {
  readonly search: string;
  /** Text each column must contain, by column. */
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: Sort;
}

const compare = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : compareTexts(String(one), String(other));

/** Filtered and ordered rows; empty cells come last in either direction. */
export function useRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { search, filters, sort }: View,
): readonly Row[] {
  const { language } = useSpeech();
  const defs = useMemo(() => {
    const texts = new Map(columns.map((column) => [column.key, column]));
    /** The filter is a function made by `finder`. */
    const filterFn = (row: RowOf<typeof features, Row>, key: string, holds: (text: string) => boolean) => {
      const column = texts.get(key);
      return column !== undefined && holds(textOf(column, row.original, language));
    };
    const defs = columns.map((column) => ({
      id: column.key,
      accessorFn: (row: Row) => orderOf(column, row) ?? undefined,
      sortUndefined: 'last' as const,
      sortFn: (a: RowOf<typeof features, Row>, b: RowOf<typeof features, Row>, key: string) =>
        compare(a.getValue(key), b.getValue(key)),
      filterFn,
    }));
    return { defs, filterFn };
  }, [columns, language]);
  const state = useMemo(
    () => ({
      sorting: [{ id: sort.by, desc: sort.descending }],
      columnFilters: Object.entries(filters).flatMap(([id, text]) =>
        text === '' ? [] : [{ id, value: finder(text) }],
      ),
      globalFilter: search.trim() === '' ? undefined : finder(search),
    }),
    [search, filters, sort],
  );
  const table = useTable({
    features,
    data: rows,
    columns: defs.defs,
    state,
    globalFilterFn: defs.filterFn,
    getColumnCanGlobalFilter: () => true,
  });
  const model = table.getRowModel();
  return useMemo(() => model.rows.map(({ original }) => original), [model]);
}
