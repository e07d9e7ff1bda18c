import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { id, inTournament, lines, message, text } from '../../contract/fields.ts';
import { MESSAGE_MAX, NOTIFICATION_TYPES, RESPONSE_MAX } from '../model.ts';

/** Calls to the desk, which the documents name notifications. */

const { get, post, put } = callsOf('board');

export const notificationRow = z.object({
  nid: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  court_num: z.string(),
  message: z.string().nullable(),
  department: z.string(),
  /** Who called. */
  ref_id: z.string(),
  first: z.string().nullable(),
  last: z.string().nullable(),
  /** When it was called; `received` is later where a dead network kept it. */
  time: z.string(),
  received: z.string(),
});

export const pastNotificationRow = notificationRow.extend({
  confirmed_at: z.string(),
  response: z.string().nullable(),
  confirmed_by: z.string().nullable(),
});

/** What whoever calls without a court reads, and whoever looks after none. */
export const COURT_NUMBER_NEEDED = 'Court Number Needed';
export const NO_COURT_TO_MONITOR =
  'Sorry but you are not assigned to a court as a court monitor. Once assigned to a court, please re-fresh your browser.';

export const courtMonitorNotifyDesk = post('/api/courtMonitorNotifyDesk', {
  policy: 'selfOrAnyDesk',
  scope: { tid: 'body.tid', subject: 'body.ref_id' },
  summary:
    'Call the desk to a court. Answers "Court Number Needed" without a court; the same call within 30 s is one call, except for medical help',
  body: z.object({
    type: z.enum(NOTIFICATION_TYPES, `must be ${NOTIFICATION_TYPES.join(', ')}`),
    tid: id,
    ref_id: id.optional(),
    court_num: z.union([z.number().transform(String), text(10), z.null()]).optional(),
    message: lines(MESSAGE_MAX).nullish(),
    /** When the caller pressed, where the network was away. */
    called_at: z.iso.datetime('must be a UTC instant').nullish(),
  }),
  answer: z.union([message.extend({ nid: z.string() }), z.literal(COURT_NUMBER_NEEDED)]),
});

export const getNotifications = get('/api/getNotifications/{tid}', {
  policy: 'desk',
  ...inTournament,
  summary: 'Calls nobody has confirmed yet, oldest first',
  answer: z.array(notificationRow),
});

export const confirmNotification = put('/api/confirmNotification', {
  policy: 'desk',
  scope: { row: { kind: 'notification', id: 'body.nid' } },
  summary: 'Confirm the receipt of a call, with a word to the caller',
  body: z.object({ nid: id, response: lines(RESPONSE_MAX).nullish() }),
  answer: message,
});

export const getPastNotifications = get('/api/getPastNotifications/{tid}', {
  policy: 'desk',
  ...inTournament,
  summary: 'Confirmed calls, newest first',
  answer: z.array(pastNotificationRow),
});

export const getOwnNotifications = get('/api/getOwnNotifications/{tid}', {
  policy: 'signedIn',
  ...inTournament,
  summary: "The caller's own calls of the last 24 hours, newest first, with the desk's response",
  answer: z.array(
    notificationRow.extend({ confirmed_at: z.string().nullable(), response: z.string().nullable() }),
  ),
});
