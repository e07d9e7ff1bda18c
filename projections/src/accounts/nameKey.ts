/** One phone makes `O’Brien` of a typed `O'Brien`, and another keyboard has no such letter. */
const APOSTROPHES = /[\u2018\u2019\u02bc\u00b4`]/g;

/**
 * A name as it is searched: without case and accents, so that "jose" finds "José", and with one apostrophe for all.
 * Folded here and not by the database, whose `lower` depends on its locale.
 */
export const nameKey = (name: string): string =>
  name
    .replace(APOSTROPHES, "'")
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ');
