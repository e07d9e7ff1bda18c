import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { inTournament, message, requiredText } from '../../contract/fields.ts';

/** The address under which a calendar subscribes to somebody's shifts. */

const { get, post } = callsOf('messaging');
const address = z.object({
  /** Null where there is none. */
  url: z.string().nullable(),
});

export const getCalendarAddress = get('/api/calendarAddress', {
  policy: 'signedIn',
  summary: 'The secret address of the own calendar, if there is one',
  answer: address,
});

export const getDeskCalendarAddress = get('/api/calendarAddress/{tid}', {
  operation: 'getDeskCalendarAddress',
  policy: 'anyDesk',
  ...inTournament,
  summary:
    'The secret address of the shifts that the caller runs in a tournament; there is one as long as there is one of the own calendar',
  answer: address,
});

export const openCalendar = post('/api/calendarAddress/open', {
  operation: 'openCalendar',
  policy: 'signedIn',
  summary:
    'Makes an address for the own calendar; the one before is of no use any more, and none of those of tournaments that came with it',
  answer: address,
});

export const closeCalendar = post('/api/calendarAddress/close', {
  operation: 'closeCalendar',
  policy: 'signedIn',
  summary: 'Takes the address of the own calendar back',
  answer: message,
});

export const getCalendar = get('/api/calendar/{token}', {
  operation: 'getCalendar',
  policy: 'public',
  summary:
    'The shifts somebody works, or those of the desk they run, as iCalendar, for whoever has the address',
  params: z.object({ token: requiredText(256) }),
  answer: z.string(),
  answerType: 'text/calendar; charset=utf-8',
});
