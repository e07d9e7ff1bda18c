const APOSTROPHES = /[\u2018\u2019\u02bc\u00b4`]/g;

/**
 * A name with one apostrophe for all: one phone makes `O’Brien` of a typed `O'Brien`, another keyboard has no such letter,
 * and both mean one name.
 */
export const plainApostrophes = (name: string): string => name.replace(APOSTROPHES, "'");
