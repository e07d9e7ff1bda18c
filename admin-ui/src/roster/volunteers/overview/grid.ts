import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { getVolunteerRecap } from '@courtcrew/domain/roster/contract.ts';

export type RecapRow = AnswerOf<typeof getVolunteerRecap>[number];

/** Spots and people of some shifts; `count` are selected and confirmed ones. */
export type Sum = Pick<RecapRow, 'shifts' | 'spots' | 'count' | 'confirmed_count' | 'wait_count'>;

export interface GridLine {
  /** null for the totals of all categories. */
  readonly vcid: string | null;
  readonly name: string;
  /** By day, YYYY-MM-DD; a day without shifts is missing. */
  readonly days: ReadonlyMap<string, Sum>;
  readonly total: Sum;
}

export interface Grid {
  readonly days: readonly string[];
  readonly lines: readonly GridLine[];
  readonly totals: GridLine;
}

const NOTHING: Sum = { shifts: 0, spots: 0, count: 0, confirmed_count: 0, wait_count: 0 };

export const sumOf = (rows: readonly Sum[]): Sum =>
  rows.reduce(
    (sum, row) => ({
      shifts: sum.shifts + row.shifts,
      spots: sum.spots + row.spots,
      count: sum.count + row.count,
      confirmed_count: sum.confirmed_count + row.confirmed_count,
      wait_count: sum.wait_count + row.wait_count,
    }),
    NOTHING,
  );

function lineOf(vcid: string | null, name: string, rows: readonly RecapRow[]): GridLine {
  const days = [...Map.groupBy(rows, ({ date }) => date)];
  return { vcid, name, days: new Map(days.map(([date, ofDay]) => [date, sumOf(ofDay)])), total: sumOf(rows) };
}

/** The recap as categories by days. `rows` come in the order of time, and so do the days. */
export function gridOf(rows: readonly RecapRow[], totalName: string): Grid {
  const categories = [...Map.groupBy(rows, ({ category }) => category)];
  return {
    days: [...new Set(rows.map(({ date }) => date))],
    lines: categories.map(([vcid, own]) => lineOf(vcid, own[0]?.category_name ?? '', own)),
    totals: lineOf(null, totalName, rows),
  };
}

/** Seats nobody is in yet. */
export const missingIn = ({ spots, count }: Sum): number => Math.max(spots - count, 0);
