import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';

/** Filled places of a day's shifts. */
export interface DayCoverage {
  /** MM/DD/YYYY at the venue. */
  readonly date: string;
  /** First start of the day, which names it. */
  readonly start: string;
  readonly shifts: number;
  readonly spots: number;
  readonly confirmed: number;
  /** Selected, not confirmed. */
  readonly selected: number;
  readonly applied: number;
}

/** Coverage by day, in chronological order. */
export function coverageOf(shifts: readonly ShiftRow[]): readonly DayCoverage[] {
  const days = new Map<string, DayCoverage>();
  for (const { date, start, spots, count, confirmed_count, wait_count } of shifts) {
    const before = days.get(date);
    days.set(date, {
      date,
      start: before && before.start < start ? before.start : start,
      shifts: (before?.shifts ?? 0) + 1,
      spots: (before?.spots ?? 0) + spots,
      confirmed: (before?.confirmed ?? 0) + confirmed_count,
      selected: (before?.selected ?? 0) + count - confirmed_count,
      applied: (before?.applied ?? 0) + wait_count,
    });
  }
  return [...days.values()].sort((a, b) => (a.start < b.start ? -1 : 1));
}
