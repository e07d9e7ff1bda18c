import { expect, it } from 'vitest';
import { gsmText, isOneSegment } from './gsm.ts';

it('spells typographic signs in the alphabet of text messages, and keeps every letter', () => {
  expect(gsmText('Player can’t — “now”… 5\u202fp.m.')).toBe('Player can\'t - "now"... 5 p.m.');
  expect(gsmText('árbitro Łukasz 李')).toBe('árbitro Łukasz 李');
});

it.each([
  ['a'.repeat(160), true],
  ['a'.repeat(161), false],
  [`${'a'.repeat(158)}€`, true],
  [`${'a'.repeat(159)}€`, false],
  [`á${'a'.repeat(69)}`, true],
  [`á${'a'.repeat(70)}`, false],
])('%s is one message: %s', (text, one) => expect(isOneSegment(text)).toBe(one));
