import { expect, it } from 'vitest';
import { askedIn } from './replies.ts';
import { outcomeIn } from './statuses.ts';

it.each<[reply: string, asked: ReturnType<typeof askedIn>]>([
  ['STOP', 'stop'],
  [' stop. ', 'stop'],
  ['Unsubscribe', 'stop'],
  ['start', 'start'],
  ['Help!', 'help'],
  ...[
    'REVOKE',
    'OPTOUT',
    'OPT OUT',
    'opt-out',
    'STOP ALL',
    'stop please',
    'please stop',
    'Stop texting me',
  ].map((reply): [string, 'stop'] => [reply, 'stop']),
  ...[
    '"STOP"',
    '“Stop”',
    'ＳＴＯＰ',
    'ALTO',
    'baja',
    'Parar',
    'cancelar',
    'no más',
    'No mas mensajes por favor',
  ].map((reply): [string, 'stop'] => [reply, 'stop']),
  ['STOP STOP STOP', 'stop'],
  ['Ayuda', 'help'],
  ['help please', 'help'],
  ['Stop by at court 4', null],
  ["Don't stop", null],
  ['Which stop is it?', null],
  ['please', null],
  ['Yes, thank you', null],
  ['When does my shift end', null],
  ['No puedo, estoy de baja médica hoy', null],
  ['I will stop working now and leave', null],
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
