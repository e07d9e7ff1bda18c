import { createHmac, hash, timingSafeEqual } from 'node:crypto';

/** Of random ids and tokens: too long to guess, so a plain digest hides them. */
export const digest = (secret: string): string => hash('sha256', secret, 'base64url');

/**
 * Of what could be guessed, such as an e-mail or an address: only who holds the installation's secret can tell
 * whose it is. `purpose` keeps digests of one kind from being looked up among another.
 */
export const keyedDigest = (secret: string, purpose: string, value: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${value}`).digest('base64url');

/** Whether a proof is the expected one, in a time that tells nothing of how far it is right. */
export function isSameProof(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
