import type { Language } from '@courtcrew/domain/kernel/language.ts';
import type { Sport } from '@courtcrew/domain/kernel/sport.ts';
import { write } from '@courtcrew/domain/kernel/text.ts';
import { accountsWords } from './accounts.ts';
import { courtWords } from './court.ts';
import { freshWords } from './fresh.ts';
import { partsWords } from './parts.ts';
import { shellWords } from './shell.ts';
import { sportWords } from './sport.ts';
import { statusWords } from './status.ts';

export type { Language, Sport };

/** Templates by key and language, as `write` fills them; `sport` is given to all of them. */
export type Words = Readonly<Record<string, Readonly<Record<Language, string>>>>;

export type WordValues = Readonly<Record<string, string | number>>;

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

/** The text of a key. */
export const say = (key: WordKey, language: Language, sport: Sport, values: WordValues = {}): string =>
  write(language, catalogue[key][language], { ...values, sport });
