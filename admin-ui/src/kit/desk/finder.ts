import { searchKey, searchWords } from '@courtcrew/domain/kernel/spelling.ts';

/** Whether a text holds every word that was typed to find it: "jose" finds "José", "Mendoza, Lucía" finds "Lucía Mendoza". */
export function finder(typed: string): (text: string) => boolean {
  const words = searchWords(typed);
  return (text) => {
    const key = searchKey(text);
    return words.every((word) => key.includes(word));
  };
}
