import { z } from 'zod';
import { callsOf } from '../contract/call.ts';
import { id, inTournament, message } from '../contract/fields.ts';

const { get, post } = callsOf('messaging');
/** What the provider of text messages sends: its signature over the form is the right to these calls. */
const form = z.record(z.string().max(100), z.string().max(5_000));

export const hearTextStatus = post('/api/messaging/texts/{id}/status', {
  operation: 'hearTextStatus',
  policy: 'public',
  summary: 'The provider tells what became of a text message',
  params: z.object({ id: z.uuid('is not a known id') }),
  body: form,
  answer: z.string(),
});

export const hearReply = post('/api/messaging/texts/reply', {
  operation: 'hearReply',
  policy: 'public',
  summary: 'The provider hands on an answer to a text message: STOP, START or HELP',
  body: form,
  answer: z.string(),
});

export * from './leaving/contract.ts';
export * from './letters/contract.ts';
export * from './links/contract.ts';
export * from './posts/contract.ts';
export * from './templates/contract.ts';

/** A message in the outbox; `local` ones wait for nobody: nothing is configured to send them. */
export const outboxMessage = z.object({
  id: z.string(),
  /** UTC instant. */
  time: z.string(),
  channel: z.enum(['mail', 'text']),
  /** The person's name, or the address where there is no person. */
  to: z.string(),
  subject: z.string(),
  /** Without the links that are the right to something. */
  text: z.string(),
  /** Whether there were such links; `revealMessage` shows them. */
  masked: z.boolean(),
  status: z.enum(['local', 'queued', 'sending', 'sent', 'failed', 'stopped', 'unknown']),
  error: z.string().nullable(),
});

export const getTournamentOutbox = get('/api/messaging/outbox/{tid}', {
  operation: 'getTournamentOutbox',
  policy: 'staff',
  ...inTournament,
  summary: 'Mails and texts of a tournament, newest first, with what became of them',
  answer: z.array(outboxMessage),
});

export const sendMessageAgain = post('/api/messaging/outbox/{tid}/{id}/sendAgain', {
  operation: 'sendMessageAgain',
  policy: 'staff',
  params: z.object({ tid: id, id }),
  scope: { tid: 'params.tid' },
  summary:
    'Sends a message again that failed, was stopped, or may not have left; one that is sent stays as it is',
  answer: message,
});

export const sendPlatformMessageAgain = post('/api/utradmin/outbox/{id}/sendAgain', {
  operation: 'sendPlatformMessageAgain',
  policy: 'platform',
  params: z.object({ id }),
  summary: 'The same of any message, such as one that is about no tournament',
  answer: message,
});

export const revealMessage = post('/api/utradmin/outbox/{id}/reveal', {
  operation: 'revealMessage',
  policy: 'platform',
  params: z.object({ id }),
  summary:
    'The text of a message with its links, to hand on what no mail server brings. Stands in the security log',
  answer: z.object({ text: z.string() }),
});

export const getOutbox = get('/api/utradmin/outbox', {
  operation: 'getPlatformOutbox',
  policy: 'platform',
  summary: 'All mails and texts, newest first, with what became of them',
  answer: z.array(outboxMessage),
});
