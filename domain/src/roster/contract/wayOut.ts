import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { anyText, message } from '../../contract/fields.ts';
import { KINDS } from '../model.ts';

/** What the link does that is mailed to somebody whom a desk has added. The link is the right to it. */

const { post } = callsOf('roster');
const byLink = z.object({ token: anyText(400).min(1, 'is required') });

export const lookAtAddition = post('/api/wayOut/look', {
  operation: 'lookAtAddition',
  policy: 'public',
  summary: 'What a mailed link takes its person off, and whether they are still on it; changes nothing',
  body: byLink,
  answer: z.object({ tournament: z.string(), role: z.enum(KINDS), listed: z.boolean() }),
});

export const leaveByLink = post('/api/wayOut/leave', {
  policy: 'public',
  summary: 'Take the person of a mailed link off the list they were added to; again changes nothing',
  body: byLink,
  answer: message,
});
