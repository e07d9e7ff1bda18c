import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AT, given } from '../../kernel/given.fixtures.ts';
import { type MessagingEvent, messaging } from '../decide.ts';
import type { LetterCommand } from './commands.ts';
import { MESSAGES_A_DAY } from './limits.ts';
import { roomFrom } from './state.ts';

const ACTIVE = { status: 'active', time_zone: 'US/Central' } as const;
const DRAFT = { ...ACTIVE, status: 'draft' } as const;
const LETTER: LetterCommand<'SendLetter'>['letter'] = {
  ref_id: 'ann',
  channel: 'email',
  category: 'referee',
  subject: 'Rain',
  body: 'Dear {first}',
  people: ['ben', 'kim'],
  others: ['o1'],
  addresses: ['x@example.org'],
  saved: true,
};
const sent = (
  letter_id: string,
  more: Partial<LetterCommand<'SendLetter'>['letter']> = {},
): MessagingEvent => ({
  type: 'LetterSent',
  data: { letter_id, ...LETTER, ...more },
});
const send = (
  more: Partial<LetterCommand<'SendLetter'>['letter']> = {},
  events: readonly MessagingEvent[] = [],
  at = AT,
) =>
  given(messaging, events).when(
    { type: 'SendLetter', letter: { ...LETTER, ...more }, tournament: ACTIVE },
    { at },
  );
const crowd = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);

describe('a letter', () => {
  it('is one event, however many it goes to', () => {
    send().then(sent('id-1'));
    send({ people: crowd(3_000) }).then(sent('id-1', { people: crowd(3_000) }));
  });
  it('does not leave a draft', () =>
    given(messaging)
      .when({ type: 'SendLetter', letter: LETTER, tournament: DRAFT })
      .thenRefused('draft', 'No emails or texts can be sent while the tournament is in draft.'));
  it('needs a subject, a body and somebody to read it', () => {
    send({ subject: '' }).thenRefused('invalid', 'Subject Required');
    send({ body: '' }).thenRefused('invalid', 'email body required');
    send({ people: [], others: [], addresses: [] }).thenRefused('nobody');
  });
  it('that is a text has at most 255 characters and no subject', () => {
    const text = { channel: 'text', subject: '' } as const;
    send({ ...text, body: 'x'.repeat(256) }).thenRefused('invalid');
    send({ ...text, body: 'x'.repeat(255) }).then(sent('id-1', { ...text, body: 'x'.repeat(255) }));
  });
  it('says where a place stands that cannot be filled', () => {
    send({ subject: 'For {nick}' }).thenRefused('invalid', 'There is no place {nick} (character 5)');
    send({ body: 'Hi {nick}' }).thenRefused('invalid', 'There is no place {nick} (character 4)');
  });
});

describe('a letter that was sent', () => {
  const about = (type: 'StopLetter' | 'ResendLetter', events: readonly MessagingEvent[] = [sent('a')]) =>
    given(messaging, events).when({ type, letter_id: 'a', tournament: ACTIVE });
  const stopped: MessagingEvent = { type: 'LetterStopped', data: { letter_id: 'a' } };
  const resent: MessagingEvent = { type: 'LetterResent', data: { letter_id: 'a' } };

  it('is stopped once', () => {
    about('StopLetter').then(stopped);
    about('StopLetter', [sent('a'), stopped]).then();
  });
  it('is sent again, and can be stopped then', () => {
    about('ResendLetter', [sent('a'), stopped]).then(resent);
    about('StopLetter', [sent('a'), stopped, resent]).then(stopped);
  });
  it('is sent again to one recipient, and can be stopped for that one, too', () => {
    const again: MessagingEvent = { type: 'LetterResent', data: { letter_id: 'a', recipient: 'ann' } };
    given(messaging, [sent('a'), stopped])
      .when({ type: 'ResendLetter', letter_id: 'a', recipient: 'ann', tournament: ACTIVE })
      .then(again);
    about('StopLetter', [sent('a'), stopped, again]).then(stopped);
  });
  it('of another tournament is not there', () => {
    about('StopLetter', []).thenRefused('not-found');
    about('ResendLetter', []).thenRefused('not-found');
  });
});

describe('a letter that is kept', () => {
  const { people: _, others: __, addresses: ___, saved: ____, channel: _____, ...words } = LETTER;
  it('stands among the past emails', () =>
    given(messaging)
      .when({ type: 'SaveLetter', letter: words, tournament: ACTIVE })
      .then({ type: 'LetterSaved', data: { letter_id: 'id-1', ...words } }));
});

describe('how many messages leave', () => {
  const full = sent('a', { people: crowd(MESSAGES_A_DAY.person - 4) });

  it('is bounded for each person within a day, and the refusal says when it goes on', () => {
    send({}, [full]).then(sent('id-1'));
    send({ people: crowd(4) }, [full]).thenRefused(
      'too-many',
      'Too many messages within a day. You can go on Mon, Mar 2, 6:00 AM CST.',
    );
    send({ people: crowd(4), ref_id: 'ben' }, [full]).then(sent('id-1', { people: crowd(4), ref_id: 'ben' }));
  });
  it('is bounded for one letter that alone would exceed it', () => {
    const most = { people: crowd(MESSAGES_A_DAY.person), others: [] };
    send(most).then(sent('id-1', most));
    send({ people: crowd(MESSAGES_A_DAY.person) }).thenRefused(
      'too-large',
      'A letter goes to at most 15,000 people. Please choose fewer.',
    );
  });
  it('is free again a day later', () =>
    send({ people: crowd(4) }, [full], '2026-03-02T12:00:00.000Z').then(sent('id-1', { people: crowd(4) })));
  it('never exceeds the bound within any day, however it is asked', () => {
    const asked = fc.array(fc.record({ minutes: fc.nat(900), count: fc.integer({ min: 1, max: 40 }) }));
    fc.assert(
      fc.property(asked, (steps) => {
        let minutes = 0;
        const taken: { at: string; ref_id: string; count: number }[] = [];
        for (const step of steps) {
          minutes += step.minutes;
          const at = new Date(Date.parse(AT) + minutes * 60_000).toISOString();
          if (roomFrom(taken, step.count, 50, at) === null)
            taken.push({ at, ref_id: 'a', count: step.count });
        }
        for (const { at } of taken) {
          const since = new Date(Date.parse(at) - 24 * 60 * 60_000).toISOString();
          const within = taken.filter((batch) => batch.at > since && batch.at <= at);
          expect(within.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(50);
        }
      }),
    );
  });
});
