import type { Pair } from './keptReport.ts';

/** Unsaved field values of a game, and what the card showed when editing began. */
export interface Typed {
  readonly pair: Pair;
  readonly seen: Pair;
}

export const isSamePair = (one: Pair, other: Pair): boolean => one[0] === other[0] && one[1] === other[1];

/**
 * This phone's scores where another phone's replaced or would lose them; undefined without a difference. `saved` is what this
 * phone saved last.
 */
export function differing(stands: Pair, typed: Typed | undefined, saved: Pair | undefined): Pair | undefined {
  const mine = typed ?? (saved && { pair: saved, seen: saved });
  return mine && !isSamePair(mine.seen, stands) && !isSamePair(mine.pair, stands) ? mine.pair : undefined;
}
