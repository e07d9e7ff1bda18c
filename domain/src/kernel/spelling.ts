const APOSTROPHES = /[\u2018\u2019\u02bc\u00b4`]/g;

/**
 * A name with one apostrophe for all: one phone makes `O’Brien` of a typed `O'Brien`, another keyboard has no such letter,
 * and both mean one name.
 */
export const plainApostrophes = (name: string): string => name.replace(APOSTROPHES, "'");

/** A name as it is read and typed again: in whatever case, spaces in a row as the one they are shown as. */
export const retyped = (name: string): string =>
  plainApostrophes(name).normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Latin letters that are no accented ones, and what is typed for them on a keyboard without them. */
export const LETTERS: Readonly<Record<string, string>> = {
  ...{ æ: 'ae', œ: 'oe', ß: 'ss', þ: 'th', ĳ: 'ij' },
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ŧ: 't', ŋ: 'n', ĸ: 'k', ƒ: 'f' },
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/**
 * A text as it is searched everywhere: without case, accents and invisible characters, so that "jose" finds "José", in plain
 * letters ("lukasz" finds "Łukasz"), and with one apostrophe for all.
 */
export const searchKey = (text: string): string =>
  plainApostrophes(text)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .trim();

/** Whether a search says enough: three characters, or one letter of another script, where a name may be no more. */
export const isSearch = (typed: string): boolean => {
  const key = nameKey(typed);
  return [...key].length >= 3 || /(?!\p{Script=Latin})\p{L}/u.test(key);
};

const alphabet = new Intl.Collator('en', { numeric: true });

/** The one order of texts in lists: Æ stands beside A, Ł beside L and ı, which is a letter of its own there, beside I; court 10 after court 9. */
export const compareTexts = (one: string, other: string): number =>
  alphabet.compare(one.replaceAll('ı', 'i'), other.replaceAll('ı', 'i'));

/** A name as it is searched; folded here and not by the database, whose `lower` depends on its locale. */
export const nameKey = (name: string): string => searchKey(name).replace(/\s+/g, ' ');

/** The words of a search: each must be found, in whatever order, so that "Mendoza, Lucía" finds Lucía Mendoza. */
export const searchWords = (typed: string): readonly string[] =>
  nameKey(typed)
    .split(/[\s,]+/)
    .filter((word) => word !== '');
