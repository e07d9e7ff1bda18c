import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { emailKey } from '../kernel/address.ts';
import { anyText, cents, count, emailOrNothing, id, lines, requiredText, text } from './fields.ts';

const faultOf = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;

describe('An amount of money', () => {
  test.each([
    [12.5, 1_250],
    ['12.50', 1_250],
    [0.29, 29],
    [9_999_999.99, 999_999_999],
    [0, 0],
  ])('%j is read as %i cents', (sent, read) => {
    expect(cents.parse(sent)).toBe(read);
  });

  test.each([
    -0.01,
    1e9,
    1.005,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '1.005',
    '-1',
    '1e3',
    '',
    'ten',
    null,
    true,
  ])('%j is none', (sent) => {
    expect(cents.safeParse(sent).success).toBe(false);
  });
});

describe('A whole number', () => {
  test.each([
    [7, 7],
    ['7', 7],
    ['007', 7],
    ['', 0],
    [null, 0],
  ])('%j of a form is read as %i', (sent, read) => {
    expect(count(10).parse(sent)).toBe(read);
  });

  test.each([
    [true, 'must be a number'],
    [[1], 'must be a number'],
    [{}, 'must be a number'],
    ['1a2', 'must be a number'],
    ['0x1', 'must be a number'],
    ['1e1', 'must be a number'],
    [' 7 ', 'must be a number'],
    ['٣', 'must be a number'],
    ['1.5', 'must be a whole number'],
    ['-1', 'must not be negative'],
    [1.5, 'must be a whole number'],
    [-1, 'must not be negative'],
    [11, 'must be at most 10'],
    [undefined, 'is required'],
  ])('%j is none', (sent, fault) => {
    expect(faultOf(count(10), sent)).toBe(fault);
  });
});

describe('A text of which nobody sees anything', () => {
  test.each([
    ['zero-width spaces', '\u200b\u200b\u200d\ufeff'],
    ['marks of direction', '\u202e\u2066\u2069'],
    ['tags', '\u{e0041}\u{e007f}'],
    ['spaces that do not break', '\u00a0\u2007\u3000'],
    ['fillers', '\u3164\u115f\u2800'],
    ['marks without a letter', '\u0301\ufe0f'],
    ['controls', '\u0007\u009f'],
  ])('is empty, and no name: %s', (_, invisible) => {
    expect(text(20).parse(invisible)).toBe('');
    expect(faultOf(requiredText(20, 'Name Required'), invisible)).toBe('Name Required');
  });

  test.each(['Zoë', '李', 'שרה', '👩‍⚖️', 'e\u0301', '-'])('is not %s', (name) => {
    expect(requiredText(20).parse(name)).toBe(name);
  });
});

describe('A text of one line', () => {
  const ONE_LINE = 'must be a single line without tabs';
  const DIRECTION = 'must not contain characters that change the direction of text';

  test.each([
    ['an override', 'Ann\u202eevil', DIRECTION],
    ['an embedding', '\u202a+44 7801 076821\u202c', DIRECTION],
    ['an isolate', 'Ann \u2067x\u2069', DIRECTION],
    ['a right-to-left mark among Latin letters', 'Ann \u200f12:30', DIRECTION],
    ['a left-to-right mark among Hebrew letters', 'שרה \u200e12:30', DIRECTION],
    ['a line break', 'Ann\nLee', ONE_LINE],
    ['a line separator', 'Ann\u2028Lee', ONE_LINE],
    ['a tab', 'Ann\tLee', ONE_LINE],
    ['a control character', 'Ann\u0007Lee', 'must not contain control characters'],
    ['sixty accents', `A${'\u0301'.repeat(60)}`, 'must not have more than four accents on one letter'],
    [
      'accents with joiners between',
      `A${'\u0301\u200d'.repeat(9)}`,
      'must not have more than four accents on one letter',
    ],
  ])('is refused with %s', (_, typed, fault) => {
    expect(faultOf(text(200), typed)).toBe(fault);
    expect(anyText(200).parse(typed)).toBe(typed);
  });

  test.each([
    'Łukasz Őry',
    'שרה לוי',
    '\u200fשרה לוי\u200f',
    '\u200eAnn Lee',
    'محمد علي',
    'สมชาย ใจดี',
    'نمی\u200cخواهم',
    'Joy 👩‍⚖️ 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    'a\u0301\u0302\u0303\u0304',
  ])('may be %s', (typed) => {
    expect(text(200).parse(typed)).toBe(typed);
  });

  test('loses a break at its end, as it is pasted', () => {
    expect(text(200).parse('Ann Lee\r\n')).toBe('Ann Lee');
  });
});

describe('A text of several lines', () => {
  test('keeps its breaks and tabs', () => {
    expect(lines(200).parse('Bring:\r\n\tracket')).toBe('Bring:\r\n\tracket');
  });

  test.each(['\u202e12:30', 'a\u0000b', 'a\u0007b', `A${'\u0301'.repeat(5)}`])(
    'is refused with %j',
    (typed) => {
      expect(lines(200).safeParse(`first\n${typed}`).success).toBe(false);
    },
  );
});

describe('An e-mail address', () => {
  test.each([
    'ann@example.org',
    "o'neil+desk@localhost",
    '"ann own"@example.org',
    'jörg@exämple.org',
    'ann@[10.0.0.1]',
    'a@b',
    '',
  ])('may be %s', (address) => {
    expect(emailOrNothing(100).parse(address)).toBe(address);
  });

  test.each([
    'ann',
    '@example.org',
    'ann@',
    'ann own@example.org',
    'ann@example.org\r\nBcc: ben@example.org',
    'ann\u0007@example.org',
    'ann\u200b@example.org',
    'ann\u202e@example.org',
    'ann@ben@example.org',
    'ann@example.org,ben@example.org',
    'ben,ann@example.org',
    'Ann <ann@example.org>',
    '""@example.org',
  ])('is never %j', (address) => {
    expect(faultOf(emailOrNothing(100), address)).toBe('must be an e-mail address');
  });
});

describe('Spellings of one mailbox', () => {
  test.each([
    ['ann@exámple.com', 'ann@exa\u0301mple.com'],
    ['ann@exámple.com', 'Ann@xn--exmple-qta.com'],
    ['ann@example.com', ' ANN@Example.COM. '],
    ['ann@ｅｘａｍｐｌｅ.com', 'ann@example.com'],
    ['jo\u0308rg@example.com', 'jörg@example.com'],
  ])('%s and %s have one key', (one, other) => expect(emailKey(one)).toBe(emailKey(other)));

  test.each([
    ['ann@example.com', 'ann@example.org'],
    ['ann@example.com', 'ann@example.com/x'],
    ['ann@[10.0.0.1]', 'ann@10.0.0.1'],
    ['jörg@example.com', 'jorg@example.com'],
  ])('%s and %s are two', (one, other) => expect(emailKey(one)).not.toBe(emailKey(other)));
});

describe('A field that was not sent is required, one of another type is told its own', () => {
  test.each([
    ['text', text(5), 'must be text'],
    ['required text', requiredText(5), 'must be text'],
    ['an id', id, 'must be an id'],
  ])('%s', (_, schema, wrong) => {
    expect(faultOf(schema, undefined)).toBe('is required');
    expect(faultOf(schema, 5)).toBe(wrong);
  });
});
