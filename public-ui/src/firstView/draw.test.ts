import { VISITOR } from '@courtcrew/domain/accounts/access.ts';
import { readKey } from '@courtcrew/domain/web/earlyReads.ts';
import type { Drawn, View } from '@courtcrew/domain/web/firstView.ts';
import { describe, expect, it } from 'vitest';
import { routes } from '../routes.tsx';
import { draw } from './draw.tsx';
import { styleSheet } from './styleSheet.ts';
import { fits } from './themeAt.ts';

const SESSION = readKey({ method: 'GET', url: '/auth/session' });
const COMING = readKey({ method: 'GET', url: '/api/t/getTournaments?time=future' });

const VIEW: View = { path: '/', search: '', language: 'en', width: 390, answers: { [SESSION]: VISITOR } };

const drawn = (view: Partial<View>): Promise<Drawn> => draw({ ...VIEW, ...view });

describe('a first view', () => {
  it.each(routes.flatMap(({ path = '' }) => (path === '*' ? [] : [path])))(
    'of %s is drawn, whole and without scripts',
    async (path) => {
      const { html, asked } = await drawn({ path: path.replaceAll(/:\w+/g, 't1') });
      expect(html).not.toMatch(/<script|<template| style=/);
      expect(asked.map(({ url }) => url)).not.toContain('/auth/session');
    },
    // The first one loads what all others need.
    30_000,
  );

  it('asks for what the page reads, and is drawn of what was answered', async () => {
    const before = await drawn({ path: '/tournaments' });
    expect(before.asked.map(readKey)).toEqual([COMING]);
    const after = await drawn({ path: '/tournaments', answers: { ...VIEW.answers, [COMING]: [] } });
    expect(after.asked).toEqual([]);
    expect(after.html.includes('Sorry no tournaments were found.')).toBe(true);
  });

  it("speaks the reader's language, and looks as on their window", async () => {
    const spanish = await drawn({ path: '/tools/privacy', language: 'es' });
    expect(spanish.html.includes('Privacidad')).toBe(true);
    const [phone, desk] = [await drawn({}), await drawn({ width: 1366 })];
    const menus = ({ html }: Drawn) => html.match(/<nav/g)?.length ?? 0;
    expect(menus(phone)).toBe(menus(desk) + 1);
  });
});

describe('a style sheet', () => {
  const sheet = (html: string, ...rules: string[]) =>
    styleSheet(html, { inserted: Object.fromEntries(rules.entries()) });

  it('takes styles of single elements, which the policy of pages refuses', () => {
    const { html, css } = sheet(
      '<p style="--n:1;font:&quot;A&quot;">x</p><p style="--n:2">y</p>',
      'p{color:red}',
    );
    expect(html).toBe('<p data-own="0">x</p><p data-own="1">y</p>');
    expect(css).toBe('p{color:red}[data-own="0"]{--n:1;font:"A"}[data-own="1"]{--n:2}');
  });

  it('ends no tag', () => {
    expect(sheet('', 'p{content:"</style>"}').css).toBe('p{content:"\\3c /style>"}');
  });
});

it.each([
  ['(max-width:599.95px)', 390, true],
  ['(max-width:599.95px)', 1366, false],
  ['(min-width:900px)', 1366, true],
  ['(min-width:600px) and (max-width:899.95px)', 390, false],
  ['(prefers-reduced-motion: reduce)', 390, false],
])('%s at %i px: %s', (query, width, expected) => {
  expect(fits(query, width)).toBe(expected);
});
