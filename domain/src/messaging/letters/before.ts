import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { id, inTournament, message } from '../../contract/fields.ts';
import { CHANNELS } from './events.ts';
import { category, leftOut, letterDesk, named, sids, whom, words } from './fields.ts';

/** What a sender looks at before a letter leaves. */

const { get, post } = callsOf('messaging');

const audienceAsked = z.object({
  tid: id,
  channel: z.enum(CHANNELS, 'must be email or text'),
  list: sids.optional(),
  whoToSendTo: whom,
  /** People by id, instead of shifts. */
  people: z.array(id).max(5_000, 'are too many').optional(),
});

export const getAudience = post('/api/messaging/audience', {
  ...letterDesk,
  operation: 'getAudience',
  summary: 'Who would get a letter, and who is left out and why',
  body: audienceAsked,
  answer: z.object({
    recipients: z.array(named),
    left_out: z.array(leftOut),
    /** How many stand in several of the shifts: they get it once. */
    repeated: z.number(),
  }),
});

export const previewLetter = post('/api/messaging/preview', {
  ...letterDesk,
  operation: 'previewLetter',
  summary: 'The letter as one recipient will read it; refused where a place cannot be filled',
  body: z.object({ tid: id, channel: z.enum(CHANNELS), ...words, ref_id: id }),
  answer: z.object({
    subject: z.string(),
    text: z.string(),
    characters: z.number(),
    /** How many messages the provider sends for it; 0 for a mail. */
    segments: z.number(),
  }),
});

export const testLetter = post('/api/messaging/test', {
  ...letterDesk,
  operation: 'testLetter',
  summary: 'Sends the letter to the caller alone',
  body: z.object({ tid: id, channel: z.enum(CHANNELS), ...words, category: category.optional() }),
  answer: message,
});

export const getApprovedEmailsWithScheduleCount = get('/api/email/getApprovedEmailsWithScheduleCount/{tid}', {
  policy: 'desk',
  ...inTournament,
  summary: 'The approved referees, or all where none must be approved, with how many shifts each has',
  answer: z.array(
    z.object({
      ref_id: z.string(),
      first: z.string(),
      last: z.string(),
      name: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      count: z.number(),
    }),
  ),
});
