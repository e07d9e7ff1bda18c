import { plainApostrophes } from '@courtcrew/domain/kernel/spelling.ts';

/**
 * A name as it is searched: without case and accents, so that "jose" finds "José", and with one apostrophe for all.
 * Folded here and not by the database, whose `lower` depends on its locale.
 */
export const nameKey = (name: string): string =>
  plainApostrophes(name).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ');
