import { expect, it } from 'vitest';
import { askedIn } from './replies.ts';
import { outcomeIn } from './statuses.ts';

it.each([
  ['STOP', 'stop'],
  [' stop. ', 'stop'],
  ['Unsubscribe', 'stop'],
  ['start', 'start'],
  ['Help!', 'help'],
  ['Stop by at court 4', null],
  ['', null],
])('%j asks for %s', (reply, asked) => expect(askedIn(reply)).toBe(asked));

it.each([
  ['queued', null],
  ['sent', null],
  ['delivered', 'delivered'],
  ['undelivered', 'bounced'],
  ['failed', 'bounced'],
  ['constructor', null],
])('the status %s ends as %s', (status, outcome) => expect(outcomeIn(status)).toBe(outcome));
