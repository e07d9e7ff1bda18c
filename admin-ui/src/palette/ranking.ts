import { searchKey, searchWords } from '@courtcrew/domain/kernel/spelling.ts';

/**
 * How well a text fits what was typed: 0 it is that, 1 it begins so, 2 words of it begin so, 3 it holds every word; null where
 * it does not. Case and accents do not count.
 */
export function rankOf(text: string, typed: string): number | null {
  const key = searchKey(text);
  const wanted = searchKey(typed).trim();
  const words = searchWords(typed);
  if (!words.every((word) => key.includes(word))) return null;
  if (wanted === '' || key === wanted) return 0;
  if (key.startsWith(wanted)) return 1;
  const starts = key.split(/[^\p{L}\p{N}]+/u);
  return words.every((word) => starts.some((start) => start.startsWith(word))) ? 2 : 3;
}

/** The best of several names. A synonym that is just what was typed stands behind titles that begin so, and before all others. */
export function rankAmong(name: string, synonyms: readonly string[], typed: string): number | null {
  const ranks = [
    rankOf(name, typed),
    ...synonyms.map((synonym) => {
      const rank = rankOf(synonym, typed);
      return rank === null ? null : rank + 1.5;
    }),
  ].filter((rank) => rank !== null);
  return ranks.length === 0 ? null : Math.min(...ranks);
}
