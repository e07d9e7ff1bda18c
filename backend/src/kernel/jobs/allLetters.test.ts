import { describe, expect, it } from 'vitest';
import { allLetters, SHIFTS, SITE } from '../../../test/support/letters.ts';
import { htmlOf, type Sheet } from './index.ts';

/** What must hold of every mail the product sends; a kind that is added is tested without being named here. */

const KINDS = await allLetters();

const decoded = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');

const linksIn = (html: string) =>
  [...html.matchAll(/<a href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(([, to = '', text = '']) => ({
    to: decoded(to),
    text: decoded(text),
  }));

/** Texts between the tags of the mail's body, without what lists of mails show and the mark. */
const textsIn = (html: string): string[] =>
  html
    .slice(html.indexOf('<h1'))
    .split(/<[^>]*>/)
    .map((text) => decoded(text).trim())
    .filter((text) => text !== '');

function drawn(letter: (typeof KINDS)[number]['letter'], language: 'en' | 'es') {
  const { subject, text, sheet } = letter(language, SITE);
  expect(sheet).toBeDefined();
  return { subject, text, sheet: sheet as Sheet, html: htmlOf(sheet as Sheet) };
}

it('finds the letters of all areas', () => {
  expect(KINDS.length).toBeGreaterThan(30);
});

describe.each(KINDS.map((kind) => [kind.name, kind.letter] as const))('%s', (_, letter) => {
  describe.each(['en', 'es'] as const)('in %s', (language) => {
    const { subject, text, sheet, html } = drawn(letter, language);

    it('is a document of its language with one heading, for both color schemes', () => {
      expect(html).toContain(`<html lang="${language}">`);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(sheet.heading.trim()).not.toBe('');
      expect(html).toContain('<meta name="color-scheme" content="light dark">');
      expect(html).toContain('prefers-color-scheme:dark');
    });

    it('has one button at most, of few words and 44 px', () => {
      const buttons = [...html.matchAll(/class="onButton" style="([^"]+)">(.*?)<\/a>/gs)];
      expect(buttons.length).toBeLessThanOrEqual(1);
      for (const [, style = '', words = ''] of buttons) {
        expect(words.length).toBeLessThanOrEqual(36);
        const [padding, line] = [/padding:(\d+)px/, /line-height:(\d+)px/].map((part) =>
          Number(part.exec(style)?.[1]),
        );
        expect(2 * Number(padding) + Number(line)).toBeGreaterThanOrEqual(44);
      }
    });

    it('says why one gets it', () => {
      expect(sheet.foot.length).toBeGreaterThan(0);
      expect(text).toContain('\n\n--\n');
    });

    it('shows no address but in words', () => {
      for (const link of linksIn(html)) expect(link.text).toMatch(/^(?!.*(https?:|www\.|\/|@)).*\p{L}/u);
      expect(textsIn(html).filter((words) => /https?:\/\//.test(words))).toEqual([]);
    });

    it('leaves no place open, and nothing of its template', () => {
      for (const part of [subject, text, sheet.heading, html.slice(html.indexOf('<body'))])
        expect(part).not.toMatch(/\{\w+\}|\]\(|undefined|\[object/);
    });

    it('fits a phone: no image, nothing of a fixed width', () => {
      expect(html).not.toMatch(/<img|url\(|src=/);
      const fixed = [...html.replaceAll(/<!--.*?-->/gs, '').matchAll(/[^-]width[:=]"?(\d+)(px|")/g)];
      for (const [, width] of fixed) expect(Number(width)).toBeLessThanOrEqual(40);
      expect(html.length).toBeLessThan(20_000);
    });

    it('says all of it in plain text, too', () => {
      const plain = `${sheet.heading} ${text}`;
      for (const words of textsIn(html)) {
        // The plain text shows the address where a link that somebody typed has words of ours.
        const bare = linksIn(html).find((link) => link.text === words);
        expect(plain.includes(words) || plain.includes(bare?.to ?? words)).toBe(true);
      }
      for (const { to } of linksIn(html)) expect(plain).toContain(to);
    });

    it('has a short subject', () => {
      expect(subject.length).toBeLessThanOrEqual(78);
    });

    it('tells how to reach nobody', () => {
      const inSamples = ['(202) 555-0123'];
      const told = inSamples.reduce((all, one) => all.replaceAll(one, ''), text);
      expect(told).not.toMatch(/[\w.]+@[\w.]+|\(\d{3}\) \d{3}-\d{4}/);
    });
  });
});

it('does not grow beyond what mail programs show, with the shifts of a season', () => {
  const [written] = KINDS;
  if (!written) throw new Error('no letters');
  const { sheet } = drawn(written.letter, 'en');
  const cards = sheet.blocks.filter(({ kind }) => kind === 'card');
  expect(cards).toHaveLength(SHIFTS.length);
  const many = Array.from({ length: 30 }, () => cards).flat();
  // Gmail cuts a mail off at 102 kB.
  expect(htmlOf({ ...sheet, blocks: many.slice(0, 50) }).length).toBeLessThan(102_000);
});
