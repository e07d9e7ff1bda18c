import { compareTexts } from '@courtcrew/domain/kernel/spelling.ts';
import type { Sort } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';

type Value = string | number | null;

/** Rows in the order of one of their values; equal ones keep their places, empty ones come last. */
export function sorted<Row>(
  rows: readonly Row[],
  { by, descending }: Sort,
  values: Readonly<Record<string, (row: Row) => Value>>,
): readonly Row[] {
  const value = values[by];
  if (!value) return rows;
  const sign = descending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [one, other] = [value(a), value(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    if (typeof one === 'string' && typeof other === 'string') return sign * compareTexts(one, other);
    return one === other ? 0 : one < other ? -sign : sign;
  });
}
