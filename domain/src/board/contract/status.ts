import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { id, inTournament, message } from '../../contract/fields.ts';

/** Who came and went, and how full the shifts of the day are. */

const { get, post } = callsOf('board');

export const statusRow = z.object({
  id: z.string(),
  ref_id: z.string(),
  first: z.string().nullable(),
  last: z.string().nullable(),
  status: z.enum(['checked in', 'checked out']),
  reason: z.string().nullable(),
  date_time: z.string(),
});

/** A shift of today: who is expected, who is there. */
export const checkinRecapRow = z.object({
  sid: z.string(),
  name: z.string(),
  category: z.string(),
  start: z.string(),
  end: z.string(),
  spots: z.number(),
  /** Selected or confirmed. */
  expected: z.number(),
  checked_in: z.number(),
  missing: z.array(
    z.object({ ref_id: z.string(), first: z.string().nullable(), last: z.string().nullable() }),
  ),
});

export const getStatusUpdates = get('/api/getStatusUpdates/{tid}', {
  policy: 'anyDesk',
  ...inTournament,
  summary: 'Check-ins and check-outs, newest first, and the shifts of today with who is missing',
  answer: z.object({ updates: z.array(statusRow), recap: z.array(checkinRecapRow) }),
});

export const removeStatus = post('/api/removeStatus/{id}', {
  policy: 'desk',
  scope: { tid: 'body.tid', row: { kind: 'status', id: 'params.id' } },
  summary: 'Take one line off the status updates',
  params: z.object({ id }),
  body: z.object({ tid: id.optional() }).optional(),
  answer: message,
});

export const removeAllStatus = post('/api/removeAllStatus/{tid}', {
  policy: 'desk',
  ...inTournament,
  summary: 'Empty the status updates',
  /** The newest line the presser saw: what came after it stays. */
  body: z.object({ last: id.optional() }).optional(),
  answer: message,
});
