import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { anyText, flag, id, lines, message } from '../../contract/fields.ts';
import { BODY_MAX } from '../templates/limits.ts';
import { category, leftOut, letterDesk, sids, whom, words } from './fields.ts';

/** Calls that send letters to many. What they refuse without a word of the documents is a 4xx; the rest is `error`. */

const { post } = callsOf('messaging');

/** Who writes, and for which tournament, is known from the session: what a body says of it is not read. */
const unread = z.unknown().optional();
const claimed = { tournamentName: unread, reply: unread, author: unread };

const address = anyText(320);
/** An address, or a row of a list: by the person's id where it has one. */
const mailed = z.union([
  address,
  z.object({ ref_id: id }),
  z.object({ email: address }).transform(({ email }) => email),
]);
const texted = z.union([
  address,
  z.object({ ref_id: id }),
  z.object({ phone: address }).transform(({ phone }) => phone),
]);
export type Named = z.output<typeof mailed>;
/** Texts separated by commas do as well as an array. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.union([z.array(item).max(1_000, 'are too many'), anyText(10_000)]).transform((given) =>
    typeof given === 'string'
      ? given
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean)
      : given,
  );

/** `error` for nobody named, too many named at once, and a tournament in draft. */
const sent = z.union([
  z.literal('error'),
  message.extend({
    /** The id of the letter, to follow what becomes of it; null where nobody was left to send it to. */
    letter_id: z.string().nullable(),
    queued: z.number(),
    left_out: z.array(leftOut),
  }),
]);

export const email = post('/api/email', {
  ...letterDesk,
  summary: 'Mails to at most 25 recipients; the answers go to the caller',
  body: z.object({
    tid: id,
    ...words,
    ...claimed,
    email: listOf(mailed),
    category: category.optional(),
    /** Whether it stands among the past emails: true when absent. */
    saveMessage: flag.optional(),
  }),
  answer: sent,
});

export const emailShifts = post('/api/email/emailShifts', {
  ...letterDesk,
  summary: 'Mails to everybody in these shifts, once each',
  body: z.object({
    tid: id,
    ...words,
    ...claimed,
    list: sids,
    whoToSendTo: whom,
    category: category.optional(),
    saveEmail: flag.optional(),
  }),
  answer: sent,
});

export const saveEmail = post('/api/email/saveEmail', {
  ...letterDesk,
  summary: 'Keeps a mail that was sent in parts among the past emails',
  body: z.object({ tid: id, ...words, ...claimed, category: category.optional() }),
  answer: message,
});

export const textShifts = post('/api/textShifts', {
  ...letterDesk,
  summary: 'Texts to everybody in these shifts, once each; at most 255 characters',
  body: z.object({
    tid: id,
    list: sids,
    textMessage: lines(BODY_MAX),
    category: category.optional(),
    author: unread,
    whoToSendTo: whom,
  }),
  answer: sent,
});

export const customText = post('/api/customText', {
  ...letterDesk,
  summary: 'Texts to at most 25 recipients; at most 255 characters',
  body: z.object({
    tid: id,
    text: listOf(texted),
    textBody: lines(BODY_MAX),
    /** The log it stands in. */
    type: category.optional(),
  }),
  answer: sent,
});

export const customLineJudgeText = post('/api/customLineJudgeText', {
  ...letterDesk,
  summary: 'Texts to everybody in a shift, or in a group of volunteers',
  body: z.object({
    tid: id,
    sid: id.optional(),
    gid: id.optional(),
    sendToGroup: flag.optional(),
    textBody: lines(BODY_MAX),
  }),
  answer: sent,
});
