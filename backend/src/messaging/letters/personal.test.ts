import { describe, expect, test } from 'vitest';
import type { Facts } from './personal.ts';
import { personalLetter } from './personal.ts';

const shift = (day: number) => ({
  tid: 't1',
  sid: `s${day}`,
  kind: 'official' as const,
  name: `Morning ${day}`,
  category: 'Referee',
  start: `2030-03-${String((day % 28) + 1).padStart(2, '0')}T14:00:00.000Z`,
  end: `2030-03-${String((day % 28) + 1).padStart(2, '0')}T18:00:00.000Z`,
  status: 'Confirmed' as const,
});

const facts = (shifts: number, tournament = 'Dallas Open'): Facts => ({
  tournament: { tid: 't1', name: tournament, time_zone: 'US/Central' } as Facts['tournament'],
  names: new Map([['ann', { first: 'Ann', last: 'Tester' }]]),
  shifts: new Map([['ann', Array.from({ length: shifts }, (_, day) => shift(day))]]),
});

const written = (channel: 'email' | 'text', body: string, known: Facts): string =>
  personalLetter({ channel, subject: 'Hours', body }, known, 'ann')('en', 'http://localhost').text;

describe('a text message to somebody', () => {
  test('tells a few shifts in full', () => {
    expect(written('text', '{first}: {shifts}', facts(2))).toBe(
      written('email', '{first}: {shifts}', facts(2)),
    );
  });

  test('tells the first of many, and how many more there are', () => {
    const text = written('text', 'Hi {first}! {shifts} See you', facts(60));
    expect(text).toMatch(/^Hi Ann! .*Morning 0 .*\n.*\nand 5\d more See you$/s);
    expect(text.length).toBeLessThan(700);
    expect(written('email', '{shifts}', facts(60))).toContain('Morning 59');
  });

  test('never becomes longer than the provider takes', () => {
    const text = written('text', '{tournament} {shifts} '.repeat(11), facts(60, 'Open '.repeat(50).trim()));
    expect(text).toHaveLength(1600);
    expect(text.endsWith('...')).toBe(true);
  });
});

test('a mail to somebody links what its sender wrote, and no address in a name', () => {
  const words = {
    channel: 'email',
    subject: 'Hi',
    body: '{tournament}: https://example.org/{first}',
  } as const;
  const { sheet } = personalLetter(
    words,
    facts(0, 'https://evil.example/x'),
    'ann',
  )('en', 'http://localhost');
  expect(sheet?.blocks).toMatchObject([
    { lines: [['https://evil.example/x: ', { text: 'Open example.org', to: 'https://example.org/Ann' }]] },
  ]);
});
