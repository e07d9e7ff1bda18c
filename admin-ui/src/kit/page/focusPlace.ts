/** Where something was pressed in a list: its row among its neighbours, and what was pressed among all that can be in it. */
export interface Place {
  readonly pressed: Element;
  readonly row: Element;
  readonly rows: Element;
  readonly at: number;
  readonly stop: number;
}

const stopsOf = (row: Element): readonly HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>('button:not(:disabled), a[href], input:not(:disabled)'),
];

export function placeOf(pressed: Element | null): Place | null {
  const row = pressed?.closest('tr, li, [data-row]');
  const rows = row?.parentElement;
  if (!(pressed instanceof HTMLElement) || !row || !rows) return null;
  const stop = stopsOf(row).indexOf(pressed);
  return stop < 0 ? null : { pressed, row, rows, at: [...rows.children].indexOf(row), stop };
}

const nth = <One>(all: readonly One[], at: number): One | undefined => all[Math.min(at, all.length - 1)];

/**
 * Puts the focus where it was, once what was pressed has gone with what it did and the focus fell to the page's start: on
 * what the row has there now, or on the row that took its place, else on the nearest with a button. A list that is one stop
 * by itself has it as a whole.
 */
export function returnTo({ pressed, row, rows, at, stop }: Place): void {
  if (pressed.isConnected || document.activeElement !== document.body) return;
  const all = [...rows.children];
  const now = row.isConnected ? row : nth(all, at);
  const own = now && nth(stopsOf(now), stop);
  const near = () => all.slice(at + 1).flatMap(stopsOf)[0] ?? all.slice(0, at).flatMap(stopsOf).at(-1);
  const list = rows.closest<HTMLElement>('[role="grid"][tabindex]');
  (list ?? own ?? near())?.focus({ preventScroll: true });
}
