const APOSTROPHES = /[\u2018\u2019\u02bc\u00b4`]/g;

/**
 * A name with one apostrophe for all: one phone makes `O’Brien` of a typed `O'Brien`, another keyboard has no such letter,
 * and both mean one name.
 */
export const plainApostrophes = (name: string): string => name.replace(APOSTROPHES, "'");

/** A name as it is read and typed again: in whatever case, spaces in a row as the one they are shown as. */
export const retyped = (name: string): string =>
  plainApostrophes(name).normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** A text as it is searched everywhere: without case and accents, so that "jose" finds "José", and with one apostrophe for all. */
export const searchKey = (text: string): string =>
  plainApostrophes(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** A name as it is searched; folded here and not by the database, whose `lower` depends on its locale. */
export const nameKey = (name: string): string => searchKey(name).replace(/\s+/g, ' ');
