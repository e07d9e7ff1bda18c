import { dateIn } from '../../kernel/wall.ts';
import { isTimeZone } from '../../kernel/zones.ts';
import { canApply } from './signup.ts';
import { type Dated, isArchived } from './visibility.ts';

/** What a tournament's staff do in turn: the headings of their drawer, and what their home is about. */
export const PHASES = ['prepare', 'staff', 'run', 'settle', 'lookBack'] as const;
export type Phase = (typeof PHASES)[number];

/** What the dates do not tell. */
export interface PhaseFacts {
  /** End of the last shift that began by the last day, which may lie after midnight; null without shifts. */
  readonly lastEnd?: string | null;
  /** False once everybody is paid and every match is reconciled. */
  readonly isOwed?: boolean;
}

/**
 * The phase of a tournament at an instant. Days are those of the venue. Without its facts a tournament ends at midnight,
 * and is settled once it is archived.
 */
export function phaseOf(
  { status, start, end_date, time_zone }: Dated & { readonly time_zone: string },
  now: string,
  { lastEnd = null, isOwed = !isArchived(status) }: PhaseFacts = {},
): Phase {
  if (isArchived(status)) return isOwed ? 'settle' : 'lookBack';
  if (!canApply(status)) return 'prepare';
  const first = start ?? end_date;
  const last = end_date ?? start;
  const today = dateIn(now, isTimeZone(time_zone) ? time_zone : 'UTC');
  if (first === null || last === null || today < first) return 'staff';
  if (today <= last || (lastEnd !== null && now < lastEnd)) return 'run';
  return isOwed ? 'settle' : 'lookBack';
}
