import { addDays } from '@courtcrew/domain/kernel/time.ts';

/** Months are `YYYY-MM`, days `YYYY-MM-DD`; weeks begin on Sunday. */

export const isMonth = (text: string): boolean => /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(text);

export const monthOf = (day: string): string => day.slice(0, 7);

/** The month `count` months later, earlier when negative. */
export function monthsLater(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** Weeks with a day of the month, seven days each. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const sunday = addDays(first, -new Date(`${first}T00:00:00Z`).getUTCDay());
  const weeks: string[][] = [];
  for (let start = sunday; start < `${monthsLater(month, 1)}-01`; start = addDays(start, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)));
  }
  return weeks;
}

interface Spanning {
  readonly start: string | null;
  readonly end_date: string | null;
}

/** First and last day; null when undated. An end before the start counts as one day. */
export function daysOf({ start, end_date }: Spanning): { first: string; last: string } | null {
  const first = start ?? end_date;
  if (first === null) return null;
  return { first, last: end_date !== null && end_date > first ? end_date : first };
}

/** Whether any of its days is in the month. */
export function touches(month: string, tournament: Spanning): boolean {
  const days = daysOf(tournament);
  return days !== null && monthOf(days.first) <= month && monthOf(days.last) >= month;
}

export interface Bar<Row> {
  readonly row: Row;
  /** Columns 0 to 6. */
  readonly from: number;
  readonly to: number;
  /** Line within the week; bars of one line do not overlap. */
  readonly lane: number;
  readonly startsBefore: boolean;
  readonly endsAfter: boolean;
}

/** Lays the rows of a week into as few lanes as possible, earlier and longer ones on top. */
export function barsIn<Row extends Spanning>(week: readonly string[], rows: readonly Row[]): Bar<Row>[] {
  const [sunday = '', saturday = ''] = [week[0], week.at(-1)];
  const touching = rows
    .flatMap((row) => {
      const days = daysOf(row);
      return days && days.first <= saturday && days.last >= sunday ? [{ row, ...days }] : [];
    })
    .sort((a, b) => a.first.localeCompare(b.first) || b.last.localeCompare(a.last));
  const lastOfLane: string[] = [];
  return touching.map(({ row, first, last }) => {
    const free = lastOfLane.findIndex((taken) => taken < first);
    const lane = free === -1 ? lastOfLane.length : free;
    lastOfLane[lane] = last;
    return {
      row,
      from: Math.max(0, week.indexOf(first)),
      to: last > saturday ? 6 : week.indexOf(last),
      lane,
      startsBefore: first < sunday,
      endsAfter: last > saturday,
    };
  });
}
