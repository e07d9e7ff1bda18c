/** Whether two names are one to people: `gs` and `GS` would be confused on the radio. */
export const isSameCourtName = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/** Courts as screens show them side by side: the first half, rounded up, on the left. */
export function splitCourts<Row>(rows: readonly Row[]): { left: Row[]; right: Row[] } {
  const half = Math.ceil(rows.length / 2);
  return { left: rows.slice(0, half), right: rows.slice(half) };
}

const NUMBERED = /^\d+$/;

/**
 * What the next court is called: the number after the highest there is. When that one is too long for a name,
 * the lowest free one, so that a court called 9999 does not end the adding.
 */
export function nextCourtName(names: readonly string[], longest: number): string {
  const numbers = names.filter((name) => NUMBERED.test(name)).map(Number);
  const next = String(Math.max(0, ...numbers) + 1);
  if (next.length <= longest) return next;
  const taken = new Set(numbers);
  let free = 1;
  while (taken.has(free)) free += 1;
  return String(free);
}
