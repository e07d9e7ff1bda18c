import { z } from 'zod';
import { call } from '../../contract/call.ts';
import { message, requiredText } from '../../contract/fields.ts';

/** What the link at the foot of a letter does. The link is the right to it: nobody logs in for it. */

const area = 'messaging';
const token = requiredText(400);
const byLink = z.object({ token });

export const lookAtLetters = call({
  area,
  method: 'POST',
  path: '/api/messaging/letters/look',
  operation: 'lookAtLetters',
  policy: 'public',
  summary:
    'Which tournament a mailed link is about, and whether its person has left the letters; changes nothing',
  body: byLink,
  answer: z.object({ tournament: z.string(), left: z.boolean() }),
});

export const leaveLetters = call({
  area,
  method: 'POST',
  path: '/api/messaging/letters/leave/{token}',
  operation: 'leaveLetters',
  policy: 'public',
  summary: 'Leaves the letters of a tournament, with one click in a mail program too (RFC 8058)',
  params: byLink,
  answer: message,
});

export const joinLetters = call({
  area,
  method: 'POST',
  path: '/api/messaging/letters/join',
  operation: 'joinLetters',
  policy: 'public',
  summary: 'Gets the letters of a tournament again',
  body: byLink,
  answer: message,
});
