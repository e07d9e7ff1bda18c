import { plainApostrophes } from '@courtcrew/domain/kernel/spelling.ts';
import { plainLetters } from '@courtcrew/ui-kit/words/plainLetters.ts';

/** A text as it is searched: "jose" finds "José", and either apostrophe "O’Brien". */
export const searchedAs = (text: string): string => plainApostrophes(plainLetters(text)).trim();

/** Whether a text holds what was typed to find it. */
export function finder(typed: string): (text: string) => boolean {
  const wanted = searchedAs(typed);
  return (text) => wanted === '' || searchedAs(text).includes(wanted);
}
