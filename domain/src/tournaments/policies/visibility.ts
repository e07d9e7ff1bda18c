import { dateIn } from '../../kernel/wall.ts';
import type { TimeZone } from '../../kernel/zones.ts';
import type { Status } from '../choices.ts';

/** Who may see a tournament, and how lists speak of it. */

export const ARCHIVED_STATUSES = ['archive', 'archived'] as const satisfies readonly Status[];

export const isArchived = (status: Status): boolean => ARCHIVED_STATUSES.some((one) => one === status);

/** Setup only: neither listed nor shown, and nothing may be sent from it. */
export const isDraft = (status: Status): boolean => status === 'draft';

/** Whether its signup page opens for everybody. Staff see their tournament in any status. */
export const isOpenToVisitors = (status: Status): boolean => !isDraft(status) && !isArchived(status);

/** Statuses of tournaments that public lists may show. */
export const PUBLIC_STATUSES = [
  'Advertise Only',
  'active',
  'published',
  ...ARCHIVED_STATUSES,
] as const satisfies readonly Status[];

/** What a listing needs to know of a tournament. */
export interface Dated {
  readonly status: Status;
  readonly start: string | null;
  readonly end_date: string | null;
}

/** Whether it is not over yet at the venue, or nobody has said when it is. Archived ones are over by decree. */
export const isFuture = (tournament: Dated & { time_zone: TimeZone }, now: string): boolean => {
  const last = tournament.end_date ?? tournament.start;
  return !isArchived(tournament.status) && (last === null || last >= dateIn(now, tournament.time_zone));
};
