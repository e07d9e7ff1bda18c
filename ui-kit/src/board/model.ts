import type { AuxRow, BoardPatch, ClipboardRow, CourtRow, QueueRow } from '@courtcrew/domain/board/shapes.ts';

export interface Board {
  /** By their order in the tournament. */
  readonly courts: readonly CourtRow[];
  /** Next first. */
  readonly queue: readonly QueueRow[];
  /** Longest first. */
  readonly aux: readonly AuxRow[];
  readonly clipboards: readonly ClipboardRow[];
}

interface List<Row> {
  readonly key: (row: Row) => string;
  readonly order: (one: Row, other: Row) => number;
}

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const courts: List<CourtRow> = {
  key: (row) => String(row.court_order),
  order: (one, other) => one.court_order - other.court_order,
};
const queue: List<QueueRow> = {
  key: (row) => row.ref_id,
  order: (one, other) => one.rank - other.rank || byText(one.ref_id, other.ref_id),
};
const aux: List<AuxRow> = {
  key: (row) => row.id,
  order: (one, other) => byText(one.start_time, other.start_time) || byText(one.id, other.id),
};
const clipboards: List<ClipboardRow> = {
  key: (row) => row.id,
  order: (one, other) => one.court_order - other.court_order || byText(one.id, other.id),
};

export const LISTS = { courts, queue, aux, clipboards };

export const EMPTY_BOARD: Board = { courts: [], queue: [], aux: [], clipboards: [] };

/** Rows are flat: equal when all fields are. */
function same(one: object, other: object): boolean {
  const fields = Object.entries(other);
  return (
    Object.keys(one).length === fields.length &&
    fields.every(([name, value]) => Reflect.get(one, name) === value)
  );
}

const byKey = <Row>({ key }: List<Row>, rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [key(row), row]));

/** The given rows; unchanged ones keep their identity. */
function kept<Row extends object>(
  list: List<Row>,
  before: readonly Row[],
  rows: Iterable<Row>,
): readonly Row[] {
  const known = byKey(list, before);
  const next = [...rows]
    .map((row) => {
      const former = known.get(list.key(row));
      return former && same(former, row) ? former : row;
    })
    .sort(list.order);
  return next.length === before.length && next.every((row, at) => row === before[at]) ? before : next;
}

function patched<Row extends object>(
  list: List<Row>,
  before: readonly Row[],
  rows: readonly Row[] = [],
  gone: readonly string[] = [],
): readonly Row[] {
  if (rows.length === 0 && gone.length === 0) return before;
  const next = byKey(list, before);
  for (const key of gone) next.delete(key);
  for (const row of rows) next.set(list.key(row), row);
  return kept(list, before, next.values());
}

/** The board after a frame. Other rows keep their identity; a repeated frame changes nothing. */
export const applyPatch = (board: Board, { gone = {}, ...rows }: BoardPatch): Board => ({
  courts: patched(courts, board.courts, rows.courts),
  queue: patched(queue, board.queue, rows.queue, gone.queue),
  aux: patched(aux, board.aux, rows.aux, gone.aux),
  clipboards: patched(clipboards, board.clipboards, rows.clipboards, gone.clipboards),
});

/** The fetched board, after frames that arrived during the fetch. */
export function replay(before: Board | null, read: Board, frames: readonly BoardPatch[]): Board {
  const board = frames.reduce(applyPatch, read);
  const former = before ?? EMPTY_BOARD;
  return {
    courts: kept(courts, former.courts, board.courts),
    queue: kept(queue, former.queue, board.queue),
    aux: kept(aux, former.aux, board.aux),
    clipboards: kept(clipboards, former.clipboards, board.clipboards),
  };
}
