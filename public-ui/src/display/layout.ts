import type { CourtRow } from '@courtcrew/domain/board/shapes.ts';

/** A phone scrolls; a television, upright (`tall`) or not, turns pages. */
export type Shape = 'wide' | 'tall' | 'phone';

export interface Layout {
  readonly columns: number;
  readonly rows: number;
  readonly pages: readonly (readonly CourtRow[])[];
  /** Text size relative to the smallest, which can be read at ten metres. */
  readonly scale: number;
  /** Characters of a name that fit beside the court's number. */
  readonly letters: number;
  /** Characters of the longest court name, so that people's names line up. */
  readonly digits: number;
}

/** Smallest cells a court is readable in. */
const MOST_ROWS = 8;
const MOST_COLUMNS = { wide: 4, tall: 3 } as const;
/** A longer court name takes the room of its referees' names. */
const LONG_NAME = 4;
/** By columns: characters of a name beside a two-digit number, and the text scale. */
const ROOM = {
  wide: { 2: [20, 1.5], 3: [16, 1.15], 4: [12, 1] },
  tall: { 2: [20, 1.15], 3: [11, 1], 4: [11, 1] },
} as const;

type Columns = 2 | 3 | 4;

function columnsFor(count: number, most: Columns): Columns {
  if (count <= MOST_ROWS) return 2;
  return count <= 3 * MOST_ROWS || most === 3 ? 3 : 4;
}

/** Courts on as few readable pages as possible, evenly filled, at most 32 a page. */
export function layoutOf(courts: readonly CourtRow[], shape: Shape): Layout {
  const digits = Math.max(2, ...courts.map(({ court_num }) => court_num.length));
  if (shape === 'phone')
    return { columns: 1, rows: courts.length, pages: [courts], scale: 0.7, letters: 17, digits };
  const most = digits >= LONG_NAME ? 3 : MOST_COLUMNS[shape];
  const pageCount = Math.max(1, Math.ceil(courts.length / (most * MOST_ROWS)));
  const size = Math.ceil(courts.length / pageCount);
  const columns = columnsFor(size, most);
  const rows = Math.max(2, Math.ceil(size / columns));
  const [letters, widest] = ROOM[shape][columns];
  return {
    columns,
    rows,
    pages: Array.from({ length: pageCount }, (_, at) => courts.slice(at * size, (at + 1) * size)),
    scale: Math.min(MOST_ROWS / rows, widest),
    letters: letters - Math.ceil(2.2 * (digits - 2)),
    digits,
  };
}

/** Label of a page of courts: `1 – 32`. */
export function rangeOf(courts: readonly CourtRow[]): string {
  const [first, last] = [courts[0], courts.at(-1)];
  if (!first || !last) return '';
  return first === last ? first.court_num : `${first.court_num} – ${last.court_num}`;
}

/** Rows shown where `fits` have room: the last line counts the rest. */
export const shownOf = (count: number, fits: number): number =>
  count <= fits ? count : Math.max(fits - 1, 0);
