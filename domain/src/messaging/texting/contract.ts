import { z } from 'zod';
import { call } from '../../contract/call.ts';

/** What the provider of text messages tells. Its signature is the right to it, over the form as it was sent. */

const area = 'messaging';
const form = z.record(z.string().max(100), z.string().max(5_000));

export const hearTextStatus = call({
  area,
  method: 'POST',
  path: '/api/messaging/texts/{id}/status',
  operation: 'hearTextStatus',
  policy: 'public',
  summary: 'The provider tells what became of a text message',
  params: z.object({ id: z.uuid('is not a known id') }),
  body: form,
  answer: z.string(),
});

export const hearReply = call({
  area,
  method: 'POST',
  path: '/api/messaging/texts/reply',
  operation: 'hearReply',
  policy: 'public',
  summary: 'The provider hands on an answer to a text message: STOP, START or HELP',
  body: form,
  answer: z.string(),
});
