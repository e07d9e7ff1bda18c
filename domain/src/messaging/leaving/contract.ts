import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { flag, message, requiredText } from '../../contract/fields.ts';
import { TIME_ZONES } from '../../kernel/time.ts';

/** What the link at the foot of a letter does. The link is the right to it: nobody logs in for it. */

const { post } = callsOf('messaging');
const token = requiredText(400);
const byLink = z.object({ token });

/** What somebody with an account wants to get. */
const choices = z.object({
  newsletter: flag,
  reminders: flag,
  reminder_texts: flag,
  signup_letters: flag,
  texts_stopped: flag,
  read_receipts: flag,
  /** Whose nights are quiet; null for those of the venue. */
  home_zone: z.enum(TIME_ZONES, 'must be a time zone of the list').nullable(),
});
export type MessageChoices = z.output<typeof choices>;

export const lookAtLetters = post('/api/messaging/letters/look', {
  operation: 'lookAtLetters',
  policy: 'public',
  summary: 'Which tournament a mailed link is about, and what its person wants to get; changes nothing',
  body: byLink,
  answer: z.object({
    tournament: z.string(),
    left: z.boolean(),
    /** Null for an address without an account. */
    choices: choices.nullable(),
  }),
});

export const leaveLetters = post('/api/messaging/letters/leave/{token}', {
  operation: 'leaveLetters',
  policy: 'public',
  summary: 'Leaves the letters of a tournament',
  params: byLink,
  answer: message,
});

/** At the address of the page, which a mail program opens that knows no one click. */
export const leaveLettersByMail = post('/letters/{token}', {
  operation: 'leaveLettersByMail',
  policy: 'public',
  summary: 'The same at the address that letters name in their head (RFC 8058)',
  params: byLink,
  answer: message,
});

export const joinLetters = post('/api/messaging/letters/join', {
  operation: 'joinLetters',
  policy: 'public',
  summary: 'Gets the letters of a tournament again',
  body: byLink,
  answer: message,
});

export const chooseLetters = post('/api/messaging/letters/choose', {
  operation: 'chooseLetters',
  policy: 'public',
  summary: 'Changes what the person of a mailed link wants to get; what is not sent stays',
  body: choices.partial().extend(byLink.shape),
  answer: message,
});

export const revokeLetterLinks = post('/api/messaging/letters/revoke', {
  operation: 'revokeLetterLinks',
  policy: 'public',
  summary: 'Takes back the links in all letters up to now; leaving by one click stays possible',
  body: byLink,
  answer: message,
});
