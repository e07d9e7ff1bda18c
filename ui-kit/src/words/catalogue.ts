import { accountsWords } from './accounts.ts';
import { courtWords } from './court.ts';
import { fill, type Language, type Sport, type Words, type WordValues } from './fill.ts';
import { freshWords } from './fresh.ts';
import { partsWords } from './parts.ts';
import { shellWords } from './shell.ts';
import { sportWords } from './sport.ts';
import { statusWords } from './status.ts';

export type { Language, Sport, Wording, Words, WordValues } from './fill.ts';
export { fill } from './fill.ts';

/** Everything the applications say. English keeps the documents' texts to the letter. */
export const catalogue = {
  ...accountsWords,
  ...courtWords,
  ...freshWords,
  ...partsWords,
  ...shellWords,
  ...sportWords,
  ...statusWords,
} as const satisfies Words;

export type WordKey = keyof typeof catalogue;

/** The text of a key. A value that is not given leaves its braces standing, which is easy to see and to find. */
export const say = (key: WordKey, language: Language, sport: Sport, values: WordValues = {}): string =>
  fill(catalogue[key][language], sport, values);
