import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { id, inTournament, message } from '../../contract/fields.ts';
import { courtName } from './parts.ts';

/** Volunteers who look after a court and call the desk from there. */

const { get, post, put } = callsOf('board');

export const monitorCourt = z.object({
  court_order: z.number(),
  court_num: z.string(),
  description: z.string(),
  color: z.string(),
  /** The court's monitor, null where there is none. */
  ref_id: z.string().nullable(),
  first: z.string().nullable(),
  last: z.string().nullable(),
});

export const getCourtMonitorBoard = get('/api/getCourtMonitorBoard/{tid}', {
  policy: 'signedIn',
  ...inTournament,
  summary: 'All courts with their monitors, in a left and a right list',
  answer: z.object({ left: z.array(monitorCourt), right: z.array(monitorCourt) }),
});

export const assignMonitorToCourt = put('/api/assignMonitorToCourt/{tid}', {
  policy: 'volunteerDesk',
  ...inTournament,
  summary: 'Give a court a checked-in volunteer as monitor; nobody takes the monitor away',
  body: z.object({
    court: courtName,
    ref_id: z
      .union([z.literal('').transform(() => null), z.literal('none').transform(() => null), id])
      .nullish(),
    /** Whom the presser saw there, null for nobody; another one by now stays. */
    seen: id.nullish(),
  }),
  answer: message,
});

export const verifyCourtMonitorStatus = post('/api/verifyCourtMonitorStatus/{tid}', {
  policy: 'selfOrAnyDesk',
  scope: { tid: 'params.tid', subject: 'body.ref_id' },
  params: inTournament.params,
  summary: 'How many courts a person looks after, and which',
  body: z.object({ ref_id: id.optional() }).optional(),
  answer: z.object({
    count: z.number(),
    score_reporting: z.boolean(),
    courts: z.array(z.string()),
  }),
});
