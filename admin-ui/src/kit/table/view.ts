import type { Sort } from '@courtcrew/ui-kit/page/ResponsiveTable.tsx';

/** A column as text: what is searched, filtered, exported, and ordered by. */
export interface TextColumn<Row> {
  readonly id: string;
  readonly text: (row: Row) => string;
  /** What it is ordered by instead, such as the instant behind a time. */
  readonly order?: (row: Row) => string;
}

export interface View {
  readonly search: string;
  /** Text each column must contain, by column. */
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: Sort;
}

const contains = (text: string, part: string): boolean =>
  text.toLowerCase().includes(part.trim().toLowerCase());

// Numbers in texts are compared as numbers: court 10 comes after court 9.
const inOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The rows that fit, in order. Empty cells come last whichever way the order runs. */
export function visible<Row>(
  rows: readonly Row[],
  columns: readonly TextColumn<Row>[],
  { search, filters, sort }: View,
): readonly Row[] {
  const wanted = columns.filter(({ id }) => filters[id]);
  const fits = (row: Row) =>
    wanted.every(({ id, text }) => contains(text(row), filters[id] ?? '')) &&
    (search.trim() === '' || columns.some(({ text }) => contains(text(row), search)));
  const column = columns.find(({ id }) => id === sort.by);
  const found = rows.filter(fits);
  if (!column) return found;
  const by = column.order ?? column.text;
  const way = sort.descending ? -1 : 1;
  return found
    .map((row) => ({ row, text: by(row) }))
    .sort((a, b) =>
      a.text === '' || b.text === ''
        ? Number(a.text === '') - Number(b.text === '')
        : way * inOrder.compare(a.text, b.text),
    )
    .map(({ row }) => row);
}
