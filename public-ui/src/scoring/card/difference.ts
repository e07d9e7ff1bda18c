import type { Pair } from './keptReport.ts';

/** What stands in a game's fields and is not saved, and what the card showed when it was begun. */
export interface Typed {
  readonly pair: Pair;
  readonly seen: Pair;
}

export const isSamePair = (one: Pair, other: Pair): boolean => one[0] === other[0] && one[1] === other[1];

/**
 * This phone's scores of a game that another phone's stand in place of, or would be overwritten by: somebody has to choose.
 * Undefined where there is nothing to choose. `saved` is what this phone saved last.
 */
export function differing(stands: Pair, typed: Typed | undefined, saved: Pair | undefined): Pair | undefined {
  const mine = typed ?? (saved && { pair: saved, seen: saved });
  return mine && !isSamePair(mine.seen, stands) && !isSamePair(mine.pair, stands) ? mine.pair : undefined;
}
