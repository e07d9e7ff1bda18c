import type { QueueRow } from '@courtcrew/domain/board/shapes.ts';
import { type Board, LISTS } from './model.ts';

export const courtKey = (court_order: number): string => `court:${court_order}`;
export const queueKey = (ref_id: string): string => `queue:${ref_id}`;
export const auxKey = (id: string): string => `aux:${id}`;
export const clipboardKey = (id: string): string => `clipboard:${id}`;

function fresh<Row>(before: readonly Row[], after: readonly Row[]): readonly Row[] {
  const known = new Set(before);
  return after.filter((row) => !known.has(row));
}

/** Ranks are renumbered without anybody moving, which is no visible change. */
function freshInQueue(before: readonly QueueRow[], after: readonly QueueRow[]): readonly QueueRow[] {
  const former = new Map(before.map((row, place) => [row.ref_id, { row, place }]));
  const places = new Map(after.map((row, place) => [row, place]));
  return fresh(before, after).filter((row) => {
    const known = former.get(row.ref_id);
    if (!known || known.place !== places.get(row)) return true;
    const { rank: _, ...now } = row;
    return Object.entries(now).some(([field, value]) => Reflect.get(known.row, field) !== value);
  });
}

/** Keys of rows that are new or changed. */
export const changedKeys = (before: Board, after: Board): readonly string[] => [
  ...fresh(before.courts, after.courts).map((row) => courtKey(row.court_order)),
  ...freshInQueue(before.queue, after.queue).map((row) => queueKey(row.ref_id)),
  ...fresh(before.aux, after.aux).map((row) => auxKey(LISTS.aux.key(row))),
  ...fresh(before.clipboards, after.clipboards).map((row) => clipboardKey(row.id)),
];

/** How long a change is highlighted, ms. */
export const MARKED_MS = 5_000;

/** Keys with the end of their highlight, ms. */
export class Marks {
  readonly #until = new Map<string, number>();

  add(keys: readonly string[], now: number): void {
    for (const key of keys) this.#until.set(key, now + MARKED_MS);
  }

  expire(now: number): void {
    for (const [key, until] of this.#until) if (until <= now) this.#until.delete(key);
  }

  keys(): ReadonlySet<string> {
    return new Set(this.#until.keys());
  }

  next(): number | null {
    return this.#until.size === 0 ? null : Math.min(...this.#until.values());
  }
}
