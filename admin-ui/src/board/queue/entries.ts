import type { QueueRow } from '@courtcrew/domain/board/shapes.ts';
import { queueKey } from '@courtcrew/ui-kit/board/changes.ts';

export interface QueueEntry {
  readonly row: QueueRow;
  /** From 1. */
  readonly position: number;
  readonly isChanged: boolean;
  readonly isBusy: boolean;
}

interface Marks {
  readonly changed: ReadonlySet<string>;
  readonly busy: ReadonlySet<string>;
}

const same = (one: QueueEntry | undefined, other: QueueEntry): one is QueueEntry =>
  one?.row === other.row &&
  one.position === other.position &&
  one.isChanged === other.isChanged &&
  one.isBusy === other.isBusy;

/** Unchanged rows keep their identity and are not rendered again. */
export function entriesOf(
  before: readonly QueueEntry[],
  queue: readonly QueueRow[],
  { changed, busy }: Marks,
): readonly QueueEntry[] {
  return queue.map((row, index) => {
    const key = queueKey(row.ref_id);
    const entry = { row, position: index + 1, isChanged: changed.has(key), isBusy: busy.has(key) };
    const former = before[index];
    return same(former, entry) ? former : entry;
  });
}
