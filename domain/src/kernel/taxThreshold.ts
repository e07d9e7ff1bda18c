/** From a year on the tax office must be told of whoever was paid this sum, in cents, or more within a year. */
export interface Threshold {
  readonly from: number;
  readonly sum: number;
}

/** Federal law, where an installation says nothing else. */
export const FEDERAL: readonly Threshold[] = [
  { from: 0, sum: 600_00 },
  { from: 2026, sum: 2_000_00 },
];

/** Whether so much, in cents, paid to somebody in a year must be reported; the latest threshold before it counts. */
export function isReportable(thresholds: readonly Threshold[], year: number, total: number): boolean {
  const past = thresholds.filter(({ from }) => from <= year).sort((one, other) => one.from - other.from);
  return total >= (past.at(-1)?.sum ?? 0);
}
