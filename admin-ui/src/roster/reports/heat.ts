import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';

/** Filled places of all shifts of one name on one day. */
export interface HeatCell {
  readonly date: string;
  readonly spots: number;
  /** Selected and confirmed. */
  readonly count: number;
  readonly confirmed: number;
}

interface HeatRow {
  readonly key: string;
  readonly name: string;
  readonly category: string;
  /** By day, MM/DD/YYYY at the venue; a day without such a shift is missing. */
  readonly cells: ReadonlyMap<string, HeatCell>;
}

export interface Heat {
  /** In chronological order, with their first start. */
  readonly days: readonly { readonly date: string; readonly start: string }[];
  readonly rows: readonly HeatRow[];
}

const cellOf = (date: string, shifts: readonly ShiftRow[]): HeatCell => ({
  date,
  spots: shifts.reduce((sum, { spots }) => sum + spots, 0),
  count: shifts.reduce((sum, { count }) => sum + count, 0),
  confirmed: shifts.reduce((sum, { confirmed_count }) => sum + confirmed_count, 0),
});

/** Shifts by name, which repeat daily, against days. `shifts` must be in chronological order. */
export function heatOf(shifts: readonly ShiftRow[]): Heat {
  const days = Map.groupBy(shifts, ({ date }) => date);
  const rows = Map.groupBy(shifts, ({ name, category }) => JSON.stringify([name, category]));
  return {
    days: [...days].map(([date, [first]]) => ({ date, start: first?.start ?? '' })),
    rows: [...rows].map(([key, own]) => ({
      key,
      name: own[0]?.name ?? '',
      category: own[0]?.category ?? '',
      cells: new Map(
        [...Map.groupBy(own, ({ date }) => date)].map(([date, ofDay]) => [date, cellOf(date, ofDay)]),
      ),
    })),
  };
}

/** Missing share, 0 (none) to 1 (all). */
export const shortOf = ({ spots, count }: HeatCell): number =>
  spots === 0 ? 0 : Math.max(spots - count, 0) / spots;

interface Place {
  readonly row: number;
  readonly column: number;
}

const WAYS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** Next cell of an arrow key, skipping days without a shift; null at the edge. */
export function nextCell({ days, rows }: Heat, from: Place, key: string): Place | null {
  const way = WAYS[key];
  if (!way) return null;
  let [row, column] = [from.row + way[0], from.column + way[1]];
  for (;;) {
    const [cells, day] = [rows[row]?.cells, days[column]];
    if (!cells || !day) return null;
    if (cells.has(day.date)) return { row, column };
    row += way[0];
    column += way[1];
  }
}
