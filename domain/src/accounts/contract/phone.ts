import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { flag, id, message, requiredText } from '../../contract/fields.ts';

/** Answers to a number that a tournament's desk proposed; the mailed link proves the person's mailbox and needs no login. */

const { get, post } = callsOf('accounts');
const token = requiredText(400);

const proposal = z.object({ tid: z.string(), id: z.string(), tournament: z.string(), phone: z.string() });

export const getPhoneProposals = get('/auth/phoneProposals', {
  policy: 'signedIn',
  summary: 'The phone numbers that desks proposed for the caller and that wait for an answer',
  answer: z.array(proposal),
});

export const answerPhoneProposal = post('/auth/answerPhoneProposal', {
  policy: 'signedIn',
  summary: "Accept or refuse the number that a tournament's desk proposed; accepting asks for fresh proof",
  body: z.object({ tid: id, id, accepted: flag }),
  answer: message,
});

export const lookAtPhoneProposal = post('/auth/phoneProposal/look', {
  policy: 'public',
  summary: 'The number that a mailed link asks about; null once it is answered. Changes nothing',
  body: z.object({ token }),
  answer: z.object({ tournament: z.string(), phone: z.string().nullable() }),
});

export const answerPhoneByLink = post('/auth/phoneProposal/answer', {
  policy: 'public',
  summary: 'Accept or refuse the number that a mailed link asks about; again changes nothing',
  body: z.object({ token, accepted: flag }),
  answer: message,
});
