/** Where rows of different heights lie, and which of them are in sight. */
export interface Layout {
  /** Top of each row in px, and of the end as its last entry. */
  readonly tops: readonly number[];
  readonly height: number;
}

export function layOut(heights: readonly number[]): Layout {
  const tops = [0];
  let top = 0;
  for (const height of heights) {
    top += height;
    tops.push(top);
  }
  return { tops, height: top };
}

/** Index of the row that covers a height; the last row below everything, 0 for no rows. */
export function rowAt({ tops }: Layout, y: number): number {
  let low = 0;
  let high = Math.max(tops.length - 2, 0);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** First and one past the last row to draw, with a margin above and below for scrolling. */
export function inSight(layout: Layout, top: number, height: number, margin = 400): [number, number] {
  if (layout.tops.length < 2) return [0, 0];
  return [rowAt(layout, top - margin), rowAt(layout, top + height + margin) + 1];
}

/** Where to scroll so that a row is in view; null when it is. */
export function scrollFor(layout: Layout, index: number, top: number, height: number): number | null {
  const from = layout.tops[index] ?? 0;
  const to = layout.tops[index + 1] ?? from;
  if (from < top) return from;
  return to > top + height ? to - height : null;
}

/** How far a list is scrolled, and the empty space above its first row, both in px. */
export interface Hold {
  readonly scroll: number;
  readonly slack: number;
}

/**
 * Keeps a row where it is on the screen when `moved` px have come (or, below zero, gone) above it. A list cannot be
 * scrolled above its first row: what is missing there becomes empty space.
 */
export function holdStill({ scroll, slack }: Hold, moved: number): Hold {
  const top = scroll - slack + moved;
  return { scroll: Math.max(top, 0), slack: Math.max(-top, 0) };
}
