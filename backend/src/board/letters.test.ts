import { NOTIFICATION_TYPES } from '@courtcrew/domain/board/index.ts';
import { isOneSegment } from '@courtcrew/domain/kernel/gsm.ts';
import { describe, expect, test } from 'vitest';
import { notificationLetter } from './letters.ts';

const textOf = (notification: Parameters<typeof notificationLetter>[0], language: 'en' | 'es' = 'en') =>
  notificationLetter(notification)(language, 'https://courtcrew.test').text;

describe('The text about a notification', () => {
  const said = {
    type: 'medical',
    court_num: '5',
    message: 'Ankle twisted',
    tournament: 'Dallas Open',
  } as const;

  test('names what is needed, the court, the message and the tournament', () => {
    expect(textOf(said)).toBe('Medical help needed on court 5. Ankle twisted. - Dallas Open');
    expect(textOf({ ...said, message: 'Quick!' })).toBe(
      'Medical help needed on court 5. Quick! - Dallas Open',
    );
    expect(textOf({ ...said, type: '2nd', message: ' ' })).toBe('Second call on court 5. - Dallas Open');
    expect(textOf({ ...said, type: 'td', message: null })).toMatch(
      /^Tournament director needed on court 5\./,
    );
    expect(textOf(said, 'es')).toBe(
      'Se necesita asistencia médica en la cancha 5. Ankle twisted. - Dallas Open',
    );
  });

  test('says when it was pressed where a dead network kept it', () => {
    const kept = { since: '2026-03-07T13:00:00.000Z', zone: 'US/Eastern' } as const;
    expect(textOf({ ...said, message: null, kept })).toBe(
      'Medical help needed on court 5. Called Sat, Mar 7, 8:00 AM EST. - Dallas Open',
    );
    const long = textOf(
      { ...said, type: 'td', message: 'o'.repeat(250), tournament: 'T'.repeat(60), kept },
      'es',
    );
    expect(long).toMatch(/ Aviso del sab, 7 .* o+\.\.\. - T/);
    expect(isOneSegment(long)).toBe(true);
  });

  test.each(['en', 'es'] as const)('is one message as it is sent, in %s', (language) => {
    for (const type of NOTIFICATION_TYPES) {
      const message = `Player can’t stand up — needs ice and a doctor. ${'y'.repeat(150)}`;
      const text = textOf({ ...said, type, message }, language);
      expect(text).toContain("Player can't stand up - needs ice");
      expect(isOneSegment(text)).toBe(true);
    }
  });

  test.each(NOTIFICATION_TYPES)('of type %s fits in one message, whatever is said', (type) => {
    const long = textOf({
      type,
      court_num: 'GS12',
      message: '🎾'.repeat(125),
      tournament: 'The very long name of a championship '.repeat(3),
    });
    expect(isOneSegment(long)).toBe(true);
    expect(long.isWellFormed()).toBe(true);
    expect(long).toContain('on court GS12. 🎾');
    expect(long).toMatch(/\.\.\. - The /);
  });
});
