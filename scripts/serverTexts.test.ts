import { fileURLToPath } from 'node:url';
import { TEXTS } from '@courtcrew/domain/accounts/texts.ts';
import { policies } from '@courtcrew/domain/contract/policies.ts';
import { expect, it } from 'vitest';
import { spanishTexts } from '../ui-kit/src/words/server/spanish.ts';
import { serverTexts } from './serverTexts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const texts = serverTexts(root);

/** A text with its places unnamed; a number may be one. */
const bare = (text: string): string => text.replace(/\{\w+\}|\d+/g, '{}');

const said = new Set(Object.keys(spanishTexts).map(bare));

/** A rule may be sent with its field's name before it. */
const isSaid = (text: string): boolean =>
  said.has(bare(text)) || said.has(bare(text.replace(/^[a-z]+ /, '')));

/** Not put together from other texts alone. */
const isText = (text: string): boolean =>
  /[a-z]{2}/i.test(text.replaceAll('{}', '')) && !/^\w+ \{\}$/.test(text);

it('finds what the server says, wherever it is declared', () => {
  expect(texts.size).toBeGreaterThan(250);
  expect([...texts]).toEqual(
    expect.arrayContaining([
      'Court {} already has a referee',
      'must be at most {} characters',
      'Sign-up for athletic trainers is switched off in this tournament.',
      'That code is not right, please try again',
      'Shift not found',
      'Plan detail not found',
      'exists already with this start',
    ]),
  );
});

it('can say everything in Spanish that the server refuses with', () => {
  const refusals = Object.values(policies).map(({ refusal }) => refusal);
  const all = [...texts, ...Object.values(TEXTS), ...refusals];
  expect(all.filter((text) => isText(text) && !isSaid(text))).toEqual([]);
});
