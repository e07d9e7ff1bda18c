import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { anyText, flag, id, inTournament, ordinal, text } from '../../contract/fields.ts';
import { NOTE_MAX, REASON_MAX, TAG_MAX } from '../model.ts';
import { undoable } from './parts.ts';

/** Own calls (DECISIONS 73): who is there, in which order, and what the desk notes about them. */

const { get, post, put } = callsOf('board');

export const checkinRef = post('/api/checkinRef/{tid}', {
  policy: 'selfOrAnyDesk',
  scope: { tid: 'params.tid', subject: 'body.ref_id' },
  params: inTournament.params,
  summary:
    'Check an official in, at the end of the on-duty queue. Athletic trainers and line judges, who do not queue, may do so themselves',
  body: z.object({ ref_id: id }),
  answer: undoable,
});

export const checkoutRef = post('/api/checkoutRef/{tid}', {
  policy: 'selfOrAnyDesk',
  scope: { tid: 'params.tid', subject: 'body.ref_id' },
  params: inTournament.params,
  summary: 'Check an official out',
  body: z.object({ ref_id: id, reason: text(REASON_MAX).nullish() }),
  answer: undoable,
});

export const quickBreak = put('/api/quickBreak/{tid}', {
  policy: 'desk',
  ...inTournament,
  summary: 'Somebody in the queue is away for a moment, or back; the place in the queue stays',
  body: z.object({ ref_id: id, on: flag }),
  answer: undoable,
});

export const swapQueue = put('/api/swapQueue/{tid}', {
  policy: 'desk',
  ...inTournament,
  summary: 'Move somebody to another position of the on-duty queue, counted from 1',
  body: z.object({
    ref_id: id,
    position: ordinal(100_000, 'is beyond any queue'),
  }),
  answer: undoable,
});

export const refNote = put('/api/refNote/{tid}', {
  policy: 'desk',
  ...inTournament,
  summary:
    "Write a note and a tag beside somebody's name; they show on the public board. With `seen`, what is left out stays, and the answer is 409 where what changes is another by now",
  body: z.object({
    ...{ ref_id: id, note: text(NOTE_MAX).nullish(), tag: text(TAG_MAX).nullish() },
    seen: z.object({ note: anyText(NOTE_MAX).nullish(), tag: anyText(TAG_MAX).nullish() }).optional(),
  }),
  answer: undoable,
});

/** Somebody the desk may check in, and where they are. */
export const checkinRow = z.object({
  ref_id: z.string(),
  first: z.string().nullable(),
  last: z.string().nullable(),
  credentials: z.string().nullable(),
  credentials_verified: z.boolean(),
  provider_type: z.string().nullable(),
  /** Shifts of the day in the tournament's zone, selected or confirmed. */
  shifts: z.array(
    z.object({
      sid: z.string(),
      name: z.string(),
      category: z.string(),
      start: z.string(),
      end: z.string(),
      confirmed: z.boolean(),
    }),
  ),
  place: z.enum(['queue', 'court', 'aux', 'duty']).nullable(),
  checked_in_at: z.string().nullable(),
});

export const getCheckinList = get('/api/getCheckinList/{tid}', {
  policy: 'anyDesk',
  ...inTournament,
  summary: "The tournament's officials with their shifts of today and whether they are checked in",
  answer: z.array(checkinRow),
});

export const getLineCheckin = get('/api/getLineCheckin/{tid}', {
  policy: 'public',
  ...inTournament,
  summary: 'Athletic trainers and line judges of today and whether they are checked in',
  answer: z.array(checkinRow),
});
