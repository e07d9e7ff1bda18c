import type { QueueRow } from '@courtcrew/domain/board/shapes.ts';

/** This many in the queue are marked as up soon. */
const SOON = 3;

/** People called next; somebody on a quick break keeps the place but is not called. */
export const nextInQueue = (queue: readonly QueueRow[]): ReadonlySet<string> =>
  new Set(
    queue
      .filter(({ quick_break }) => !quick_break)
      .slice(0, SOON)
      .map(({ ref_id }) => ref_id),
  );

/** The shift's hours have ended. `now` is a UTC instant. */
export const isPastHours = ({ end_time }: Pick<QueueRow, 'end_time'>, now: string): boolean =>
  end_time !== null && Date.parse(end_time) <= Date.parse(now);
