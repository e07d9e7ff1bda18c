import { write } from '@courtcrew/domain/kernel/write.ts';
import { accountsWords } from './accounts.ts';
import { courtWords } from './court.ts';
import { freshWords } from './fresh.ts';
import { partsWords } from './parts.ts';
import { shellWords } from './shell.ts';
import { sportWords } from './sport.ts';
import { statusWords } from './status.ts';
import type { Language, Sport, Words, WordValues } from './tables.ts';

export type { Language, Sport, Words, WordValues } from './tables.ts';

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

export const say = (key: WordKey, language: Language, sport: Sport, values: WordValues = {}): string =>
  write(language, catalogue[key][language], { ...values, sport });
