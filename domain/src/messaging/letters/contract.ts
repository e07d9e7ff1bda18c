import { z } from 'zod';
import { call } from '../../contract/call.ts';
import { flag, id, message, requiredText, text } from '../../contract/fields.ts';
import { BODY_MAX, SUBJECT_MAX } from '../templates/limits.ts';
import { LEFT_OUT, LINE_STATES, WHOM } from './choices.ts';
import { CHANNELS } from './events.ts';

/** Calls that send letters to many. What they refuse without a word of the documents is a 4xx; the rest is `error`. */

const area = 'messaging';
const policy = 'shiftDesk';
const scope = { tid: 'body.tid' } as const;

/** The log a letter stands in: a section, or a word of its own. */
const category = text(30);
/** Who writes, and for which tournament, is known from the session: what a body says of it is not read. */
const unread = z.unknown().optional();
const claimed = { tournamentName: unread, reply: unread, author: unread };

/** Rows with a `sid` do as well as ids. */
const sid = z.union([id, z.object({ sid: id }).transform((row) => row.sid)]);
const sids = z.array(sid).max(2_000, 'are too many');
const whom = z.enum(WHOM, 'must be confirmed, scheduled, waitlist or both').default('both');

const address = text(320);
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
  z.union([z.array(item).max(1_000, 'are too many'), text(10_000)]).transform((given) =>
    typeof given === 'string'
      ? given
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean)
      : given,
  );

const named = z.object({ ref_id: z.string().nullable(), name: z.string() });
const leftOut = named.extend({ reason: z.enum(LEFT_OUT) });
export type LeftOut = z.output<typeof leftOut>;

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

const words = { subject: text(SUBJECT_MAX), body: text(BODY_MAX) };

export const email = call({
  area,
  policy,
  scope,
  method: 'POST',
  path: '/api/email',
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

export const emailShifts = call({
  area,
  policy,
  scope,
  method: 'POST',
  path: '/api/email/emailShifts',
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

export const saveEmail = call({
  area,
  policy,
  scope,
  method: 'POST',
  path: '/api/email/saveEmail',
  summary: 'Keeps a mail that was sent in parts among the past emails',
  body: z.object({ tid: id, ...words, ...claimed, category: category.optional() }),
  answer: message,
});

export const textShifts = call({
  area,
  policy,
  scope,
  method: 'POST',
  path: '/api/textShifts',
  summary: 'Texts to everybody in these shifts, once each; at most 255 characters',
  body: z.object({
    tid: id,
    list: sids,
    textMessage: text(BODY_MAX),
    category: category.optional(),
    author: unread,
    whoToSendTo: whom,
  }),
  answer: sent,
});

export const customText = call({
  area,
  policy,
  scope,
  method: 'POST',
  path: '/api/customText',
  summary: 'Texts to at most 25 recipients; at most 255 characters',
  body: z.object({
    tid: id,
    text: listOf(texted),
    textBody: text(BODY_MAX),
    /** The log it stands in. */
    type: category.optional(),
  }),
  answer: sent,
});

export const customLineJudgeText = call({
  area,
  policy,
  scope,
  method: 'POST',
  path: '/api/customLineJudgeText',
  summary: 'Texts to everybody in a shift, or in a group of volunteers',
  body: z.object({
    tid: id,
    sid: id.optional(),
    gid: id.optional(),
    sendToGroup: flag.optional(),
    textBody: text(BODY_MAX),
  }),
  answer: sent,
});

const audienceAsked = z.object({
  tid: id,
  channel: z.enum(CHANNELS, 'must be email or text'),
  list: sids.optional(),
  whoToSendTo: whom,
  /** People by id, instead of shifts. */
  people: z.array(id).max(5_000, 'are too many').optional(),
});

export const getAudience = call({
  area,
  policy,
  scope,
  method: 'POST',
  path: '/api/messaging/audience',
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

export const previewLetter = call({
  area,
  policy,
  scope,
  method: 'POST',
  path: '/api/messaging/preview',
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

export const testLetter = call({
  area,
  policy,
  scope,
  method: 'POST',
  path: '/api/messaging/test',
  operation: 'testLetter',
  summary: 'Sends the letter to the caller alone',
  body: z.object({ tid: id, channel: z.enum(CHANNELS), ...words, category: category.optional() }),
  answer: message,
});

export const getProgress = call({
  area,
  method: 'POST',
  path: '/api/messaging/progress',
  operation: 'getLetterProgress',
  policy,
  scope,
  summary: 'How many messages of these letters are in which state, and why some failed',
  body: z.object({ tid: id, letters: z.array(id).max(1_000, 'are too many') }),
  answer: z.object({
    states: z.record(z.string(), z.number()),
    errors: z.array(z.object({ reason: z.string(), count: z.number() })),
  }),
});

const aboutLetter = {
  area,
  policy,
  scope,
  body: z.object({ tid: id, letter_id: id }),
  answer: message,
} as const;

export const stopLetter = call({
  ...aboutLetter,
  method: 'POST',
  path: '/api/messaging/stop',
  operation: 'stopLetter',
  summary: 'Keeps what has not left yet of a letter from leaving',
});

export const resendLetter = call({
  ...aboutLetter,
  method: 'POST',
  path: '/api/messaging/resend',
  operation: 'resendLetter',
  summary: 'Tries again what failed of a letter, or was stopped',
});

const line = {
  id: z.string(),
  letter_id: z.string(),
  /** UTC instant. */
  time: z.string(),
  /** The recipient. */
  name: z.string(),
  author: z.string(),
  state: z.enum(LINE_STATES),
  /** Why it failed. */
  error: z.string().nullable(),
};

export const emailLine = z.object({
  ...line,
  subject: z.string(),
  body: z.string(),
  delivered: z.boolean(),
  viewed: z.boolean(),
});

export const textLine = z.object({
  ...line,
  message: z.string(),
  /** The provider's id of the message; null when it did not take it. */
  sid: z.string().nullable(),
});

const logged = {
  area,
  method: 'POST',
  policy: 'anyDesk',
  scope: { tid: 'params.tid' },
  params: z.object({ tid: id }),
  body: z.object({ category: requiredText(30) }),
} as const;

export const getEmailsByCategory = call({
  ...logged,
  path: '/api/email/getEmailsByCategory/{tid}',
  summary: 'The newest 1,000 lines of the log of mails of a section, a line for each recipient',
  answer: z.array(emailLine),
});

export const getTextsByCategory = call({
  ...logged,
  path: '/api/text/getTextsByCategory/{tid}',
  summary: 'The newest 1,000 lines of the log of texts of a section, a line for each recipient',
  answer: z.array(textLine),
});

export const getApprovedEmailsWithScheduleCount = call({
  area,
  method: 'GET',
  path: '/api/email/getApprovedEmailsWithScheduleCount/{tid}',
  policy: 'desk',
  scope: { tid: 'params.tid' },
  params: z.object({ tid: id }),
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
