import { compareTexts } from '@courtcrew/domain/kernel/spelling.ts';
import type { Sort } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import { finder } from '../desk/finder.ts';

/** How a row is read: as texts to search in, and as values to order by. */
export interface Reader<Row> {
  readonly id: string;
  readonly text: (row: Row) => string;
  readonly order: (row: Row) => string | number | null;
}

export interface View {
  readonly search: string;
  /** Text each column must contain, by column. */
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: Sort;
}

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : compareTexts(String(one), String(other));

/** The rows that fit, in order. Empty cells come last whichever way the order runs. */
export function visible<Row>(
  rows: readonly Row[],
  columns: readonly Reader<Row>[],
  { search, filters, sort }: View,
): readonly Row[] {
  const wanted = columns.flatMap(({ id, text }) =>
    filters[id] ? [{ text, holds: finder(filters[id]) }] : [],
  );
  const isFound = finder(search);
  const fits = (row: Row) =>
    wanted.every(({ text, holds }) => holds(text(row))) &&
    (search.trim() === '' || columns.some(({ text }) => isFound(text(row))));
  const column = columns.find(({ id }) => id === sort.by);
  const found = rows.filter(fits);
  if (!column) return found;
  const way = sort.descending ? -1 : 1;
  return found
    .map((row) => ({ row, value: column.order(row) }))
    .sort((a, b) =>
      a.value === null || b.value === null
        ? Number(a.value === null) - Number(b.value === null)
        : way * compare(a.value, b.value),
    )
    .map(({ row }) => row);
}
