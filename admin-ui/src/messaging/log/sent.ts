import { LINE_STATES, type LineState } from '@courtcrew/domain/messaging/letters/choices.ts';
import type { emailLogResource, textLogResource } from '@courtcrew/domain/messaging/letters/rest.ts';
import type { outboxResource } from '@courtcrew/domain/messaging/rest.ts';
import type { z } from 'zod';

export type EmailLine = z.output<typeof emailLogResource.row>;
export type TextLine = z.output<typeof textLogResource.row>;
/** Of the outbox, which holds what no log of a desk has, too: letters about accounts, reminders, calls. */
export type Message = z.output<typeof outboxResource.row>;
export type Sent = EmailLine | TextLine | Message;

export type SentState = LineState | Message['status'];

/** What lists of each kind are filtered by. */
export const STATES = {
  state: LINE_STATES,
  status: ['local', 'queued', 'sending', 'sent', 'failed', 'stopped', 'unknown'],
} as const satisfies Readonly<Record<string, readonly SentState[]>>;

export const stateOf = (sent: Sent): SentState => ('status' in sent ? sent.status : sent.state);

export const recipientOf = (sent: Sent): string => ('status' in sent ? sent.to : sent.name);

export const textOf = (sent: Sent): string =>
  'body' in sent ? sent.body : 'message' in sent ? sent.message : sent.text;

const HEAD_MAX = 80;

/** What a message is called: its subject, or how it begins. */
export function headOf(sent: Sent): string {
  const line = textOf(sent).trimStart().split('\n', 1).join('');
  const subject = 'subject' in sent ? sent.subject : '';
  return subject || (line.length > HEAD_MAX ? `${line.slice(0, HEAD_MAX).trimEnd()}…` : line);
}

/** Characters of a letter that its line shows, as the documents have it. */
const PREVIEW = 100;

export const previewOf = (body: string): string =>
  body.length > PREVIEW ? `${body.slice(0, PREVIEW)}…` : body;
