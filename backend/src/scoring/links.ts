import { keyedDigest } from '../kernel/identity/index.ts';

/**
 * Makes the secret of a score card's link: 192 bits that nobody can guess, and the same again when a notification is
 * sent a second time with its key.
 */
export const cardSecret =
  (secret: string) =>
  (id: string): string =>
    keyedDigest(secret, 'score-card', id).slice(0, 32);
