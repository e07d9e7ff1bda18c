import { setTimeout as pause } from 'node:timers/promises';
import type { Difference, Lane, Read } from './step.ts';

/** Reactions follow soon, not at once. */
export const SOON_MS = 30_000;

export interface Settled<Books> {
  /** Those that the lists show; the first where they show none of them. */
  readonly books: Books;
  readonly differences: readonly Difference[];
}

/** Waits until the lists show one of the books that may be right. */
export async function settled<Books>(
  lane: Lane<Books>,
  possible: readonly [Books, ...Books[]],
  read: Read,
): Promise<Settled<Books>> {
  const giveUp = performance.now() + SOON_MS;
  for (;;) {
    const found: Settled<Books>[] = [];
    for (const books of possible) found.push({ books, differences: await lane.differences(books, read) });
    const shown = found.find(({ differences }) => differences.length === 0);
    if (shown) return shown;
    if (performance.now() > giveUp) return found[0] as Settled<Books>;
    await pause(200);
  }
}
