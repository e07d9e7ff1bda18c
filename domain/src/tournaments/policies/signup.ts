import type { Status } from '../choices.ts';
import { isDraft } from './visibility.ts';

/** What a tournament's status lets applicants and staff do. */

export const NOT_OPEN = 'Sorry this tournament is not open for registration.';

/** Statuses in which people may apply for shifts and register. */
export const OPEN_STATUSES = ['active', 'published'] as const satisfies readonly Status[];

export const canApply = (status: Status): boolean => OPEN_STATUSES.some((one) => one === status);

/** Whether applicants see that they were selected, and may confirm it. */
export const showsSelection = (status: Status): boolean => status === 'published';

/** Whether mails and texts may leave in the tournament's name. */
export const canMessage = (status: Status): boolean => !isDraft(status);

/** Whether the signup page only announces the dates. */
export const isSaveTheDate = (status: Status): boolean => status === 'Advertise Only';

/** Whether registered staff may read its message board. */
export const hasMessageBoard = (status: Status): boolean => status === 'active' || status === 'published';
