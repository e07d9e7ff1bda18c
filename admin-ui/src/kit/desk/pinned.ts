/** A heading that stays visible, with its distance from the top of the list in px. */
interface Pinned {
  readonly index: number;
  readonly top: number;
}

/** Ranks of headings: a row of rank 0 heads those of rank 1. Null for rows that head nothing. */
export type Ranks = readonly (number | null)[];

const RANKS = [0, 1];

/** Index of the row at a height. `tops` has one entry more than there are rows: the end. */
export function rowAt(tops: readonly number[], y: number): number {
  let [low, high] = [0, tops.length - 2];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Headings of the first visible row that have left the list at its top; the next heading pushes them out. */
export function pinnedAt(scroll: number, tops: readonly number[], ranks: Ranks): readonly Pinned[] {
  const pinned: Pinned[] = [];
  let below = 0;
  for (const rank of RANKS) {
    const heads = (index: number) => (ranks[index] ?? Number.POSITIVE_INFINITY) <= rank;
    const line = scroll + below;
    let index = rowAt(tops, line);
    while (index >= 0 && !heads(index)) index -= 1;
    if (ranks[index] !== rank || (tops[index] ?? 0) >= line) continue;
    let next = index + 1;
    while (next < ranks.length && !heads(next)) next += 1;
    const height = (tops[index + 1] ?? 0) - (tops[index] ?? 0);
    pinned.push({ index, top: below + Math.min(0, (tops[next] ?? 0) - line - height) });
    below += height;
  }
  return pinned;
}
