/** Position of a shift within its day's hours, in percent. */
export interface Bar {
  readonly left: number;
  readonly width: number;
}

/** In the order of the shifts. A shift without length gets the smallest visible width. */
export function barsOf(shifts: readonly { readonly start: string; readonly end: string }[]): readonly Bar[] {
  const from = Math.min(...shifts.map(({ start }) => Date.parse(start)));
  const to = Math.max(...shifts.map(({ end }) => Date.parse(end)));
  const percent = (ms: number): number => (to > from ? (ms / (to - from)) * 100 : 0);
  return shifts.map(({ start, end }) => ({
    left: percent(Date.parse(start) - from),
    width: Math.max(2, percent(Date.parse(end) - Date.parse(start))),
  }));
}
