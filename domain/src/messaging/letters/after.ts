import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { id, inTournament, message, requiredText } from '../../contract/fields.ts';
import { LINE_STATES } from './choices.ts';
import { letterDesk } from './fields.ts';

/** What became of letters, and what can still be done about them. */

const { get, post } = callsOf('messaging');

export const getProgress = post('/api/messaging/progress', {
  ...letterDesk,
  operation: 'getLetterProgress',
  summary: 'How many messages of these letters are in which state, and why some failed',
  body: z.object({ tid: id, letters: z.array(id).max(1_000, 'are too many') }),
  answer: z.object({
    states: z.record(z.string(), z.number()),
    errors: z.array(z.object({ reason: z.string(), count: z.number() })),
  }),
});

const aboutLetter = {
  ...letterDesk,
  body: z.object({ tid: id, letter_id: id }),
  answer: message,
} as const;

export const stopLetter = post('/api/messaging/stop', {
  ...aboutLetter,
  operation: 'stopLetter',
  summary:
    'Keeps what has not left yet of a letter from leaving; answers to how many it goes no more, and to how many it had gone',
  answer: message.extend({ stopped: z.int(), gone: z.int() }),
});

export const resendLetter = post('/api/messaging/resend', {
  ...aboutLetter,
  body: aboutLetter.body.extend({ recipient: id.optional() }),
  operation: 'resendLetter',
  summary: 'Tries again what failed of a letter or was stopped; to one recipient also what may have arrived',
});

export const letterOpened = get('/api/messaging/opened/{message}', {
  operation: 'letterOpened',
  policy: 'public',
  summary: 'A dot in a mail to somebody who lets senders see that they opened it',
  params: z.object({ message: z.uuid('is not a known id') }),
  answer: z.string(),
  answerType: 'image/gif',
});

const line = {
  id: z.string(),
  letter_id: z.string(),
  /** A person, or an address by the id that letters know it by; empty where a mail was only kept. */
  recipient: z.string(),
  /** UTC instant. */
  time: z.string(),
  /** The recipient. */
  name: z.string(),
  author: z.string(),
  state: z.enum(LINE_STATES),
  error: z.string().nullable(),
  /** Whether it stands among the past emails. */
  saved: z.boolean(),
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
  policy: 'anyDesk',
  ...inTournament,
  body: z.object({ category: requiredText(30) }),
} as const;

export const getEmailsByCategory = post('/api/email/getEmailsByCategory/{tid}', {
  ...logged,
  summary: 'The newest 1,000 lines of the log of mails of a section, a line for each recipient',
  answer: z.array(emailLine),
});

export const getTextsByCategory = post('/api/text/getTextsByCategory/{tid}', {
  ...logged,
  summary: 'The newest 1,000 lines of the log of texts of a section, a line for each recipient',
  answer: z.array(textLine),
});
