import { expect, test } from 'vitest';
import { isolated } from './isolated.ts';

test.each([
  ['Łukasz Őry', 'Łukasz Őry'],
  ['שרה לוי', '\u2068שרה לוי\u2069'],
  ['Ann\u202eevil', '\u2068Annevil\u2069'],
  ['\u2068שרה\u2069, Ann', '\u2068\u2068שרה\u2069, Ann\u2069'],
  ['שרה\nAnn', '\u2068שרה\u2069\nAnn'],
  ['𞤀𞤣𞤢𞤥', '\u2068𞤀𞤣𞤢𞤥\u2069'],
  ['Ann\u2069\u2069evil', '\u2068Annevil\u2069'],
])('%j stands among other words as %j', (text, shown) => expect(isolated(text)).toBe(shown));
