import { describe, expect, it } from 'vitest';
import { htmlOf, MAIL_COLORS } from './mailHtml.ts';
import { plainOf, sheetOf } from './sheet.ts';

const typed = (text: string) => htmlOf(sheetOf({ subject: 'Rain', text }));

describe('words that somebody typed', () => {
  it('keep their lines, and have links with words for addresses', () => {
    const html = typed('Hi\nsee https://crew.example.org/signup/t1?a=1&b=2.');
    expect(html).toMatch(/Hi<br>see <a href="https:\/\/crew\.example\.org\/signup\/t1\?a=1&amp;b=2" [^>]*>/);
    expect(html).toContain('>Open crew.example.org</a>.');
  });

  it('are the same in plain text', () => {
    const text = 'Hi\nsee https://crew.example.org/signup/t1?a=1&b=2.\n\nBye';
    expect(plainOf(sheetOf({ subject: 'Rain', text }))).toBe(text);
  });

  it.each([
    ['<script>x()</script>', '&lt;script&gt;x()&lt;/script&gt;'],
    ['javascript:x() <a href="javascript:x()">', 'javascript:x() &lt;a href=&quot;javascript:x()&quot;&gt;'],
  ])('let no markup of a stranger through: %s', (text, html) => {
    expect(typed(text)).toContain(html);
  });

  it('have names isolated by elements', () =>
    expect(typed('Dear \u2068שרה <b>\u2069: 12:30')).toContain('Dear <bdi>שרה &lt;b&gt;</bdi>: 12:30'));
});

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('colors of the %s scheme', (_, scheme) => {
  it.each([
    ...(['text', 'muted', 'link'] as const).flatMap((ink) =>
      (['ground', 'paper', 'card'] as const).map((ground) => [ink, ground] as const),
    ),
    ['onButton', 'button'] as const,
  ])('%s reads on %s', (ink, ground) => {
    expect(contrast(MAIL_COLORS[ink][scheme], MAIL_COLORS[ground][scheme])).toBeGreaterThanOrEqual(4.5);
  });
});
