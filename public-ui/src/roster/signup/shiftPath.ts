import type { ScheduleRow } from '@courtcrew/domain/roster/shapes.ts';
import { EDGE_DAY, shown } from '@courtcrew/ui-kit/time/format.ts';

export type LinkedShift = Pick<
  ScheduleRow,
  'tid' | 'kind' | 'category' | 'name' | 'start' | 'end' | 'time_zone'
>;

/** The sign-up page filtered to one shift, which anybody may open. */
export function shiftPath({ tid, kind, category, name, start, time_zone }: LinkedShift): string {
  const day = shown(start, 'en', time_zone, EDGE_DAY);
  return kind === 'volunteer'
    ? `/signup/volunteer/bytime?${new URLSearchParams({ tid, day, q: name })}`
    : `/signup/${tid}?${new URLSearchParams({ category, day, q: name })}`;
}
