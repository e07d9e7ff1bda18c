import type { QueueRow } from '@courtcrew/domain/board/shapes.ts';

/** So many of the queue are told that they are up soon. */
const SOON = 3;

/** Who is called next, by person; who has a quick break keeps the place but is not called. */
export const nextInQueue = (queue: readonly QueueRow[]): ReadonlySet<string> =>
  new Set(
    queue
      .filter(({ quick_break }) => !quick_break)
      .slice(0, SOON)
      .map(({ ref_id }) => ref_id),
  );

/** Whether the hours of somebody's shift have ended. `now` is a UTC instant. */
export const isPastHours = ({ end_time }: Pick<QueueRow, 'end_time'>, now: string): boolean =>
  end_time !== null && Date.parse(end_time) <= Date.parse(now);
