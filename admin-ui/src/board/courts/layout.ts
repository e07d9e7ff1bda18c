/** Columns of a board, and the size of its cells in px. */
export interface GridLayout {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
}

export const GAP = 4;
/** Below this a short name does not fit. */
const MIN_WIDTH = 100;
/** Number, lead and second, one line each. */
const MIN_HEIGHT = 66;
const MAX_HEIGHT = 120;
const MAX_WIDTH = 320;
/** Preferred width to height. */
const RATIO = 1.8;

const shared = (room: number, parts: number): number => Math.floor((room - GAP * (parts - 1)) / parts);

/**
 * The columns that show all courts at the best ratio. Where not all fit, the most columns that stay readable; the
 * grid then scrolls. `height` is infinite where the page scrolls.
 */
export function layOutCourts(count: number, width: number, height: number): GridLayout {
  const most = Math.max(1, Math.floor((width + GAP) / (MIN_WIDTH + GAP)));
  const fitting = Array.from({ length: Math.min(most, Math.max(count, 1)) }, (_, index): GridLayout => {
    const columns = index + 1;
    return {
      columns,
      width: Math.min(shared(width, columns), MAX_WIDTH),
      height: Number.isFinite(height)
        ? Math.min(shared(height, Math.ceil(count / columns)), MAX_HEIGHT)
        : MIN_HEIGHT,
    };
  }).filter((layout) => layout.height >= MIN_HEIGHT);
  const off = (layout: GridLayout): number => Math.abs(Math.log(layout.width / layout.height / RATIO));
  return (
    fitting.toSorted((a, b) => off(a) - off(b))[0] ?? {
      columns: most,
      width: shared(width, most),
      height: MIN_HEIGHT,
    }
  );
}

/** Index an arrow key leads to; null where it leaves the grid. */
export function cellTo(key: string, at: number, count: number, columns: number): number | null {
  const within = (index: number): number | null => (index >= 0 && index < count ? index : null);
  switch (key) {
    case 'ArrowLeft':
      return at % columns === 0 ? null : at - 1;
    case 'ArrowRight':
      return at % columns === columns - 1 ? null : within(at + 1);
    case 'ArrowUp':
      return within(at - columns);
    case 'ArrowDown':
      return within(at + columns);
    case 'Home':
      return within(0);
    case 'End':
      return within(count - 1);
    default:
      return null;
  }
}
