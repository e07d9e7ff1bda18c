import { accountsWords } from './accounts.ts';
import { partsWords } from './parts.ts';
import { shellWords } from './shell.ts';
import { sportWords } from './sport.ts';
import { statusWords } from './status.ts';

export type Language = 'en' | 'es';
export type Sport = 'tennis' | 'pickleball';

/** One wording, or two where the sports say it differently. `{name}` is filled from the values given. */
export type Wording = string | Readonly<Record<Sport, string>>;

export type Words = Readonly<Record<string, Readonly<Record<Language, Wording>>>>;

/** Everything the applications say. English keeps the documents' texts to the letter. */
export const catalogue = {
  ...accountsWords,
  ...partsWords,
  ...shellWords,
  ...sportWords,
  ...statusWords,
} as const satisfies Words;

export type WordKey = keyof typeof catalogue;
export type WordValues = Readonly<Record<string, string | number>>;

/** The text of a key. A value that is not given leaves its braces standing, which is easy to see and to find. */
export const say = (key: WordKey, language: Language, sport: Sport, values: WordValues = {}): string =>
  fill(catalogue[key][language], sport, values);

/** A wording in the sport's variant, its holes filled. */
export function fill(wording: Wording, sport: Sport, values: WordValues = {}): string {
  const text = typeof wording === 'string' ? wording : wording[sport];
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}
