import { createHmac } from 'node:crypto';

/**
 * Makes the secret of a score card's link: 192 bits that nobody can guess, and the same again when a notification is
 * sent a second time with its key.
 */
export const cardSecret =
  (secret: string) =>
  (id: string): string =>
    createHmac('sha256', secret).update(id).digest('base64url').slice(0, 32);
