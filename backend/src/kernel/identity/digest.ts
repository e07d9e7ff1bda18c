import { createHmac, hash, timingSafeEqual } from 'node:crypto';

/** Signed tokens for links: each is the right to one thing, for one purpose, without a login. */
export class SignedText {
  readonly #secret: string;
  readonly #purpose: string;

  constructor(secret: string, purpose: string) {
    this.#secret = secret;
    this.#purpose = purpose;
  }

  write(what: unknown): string {
    const says = Buffer.from(JSON.stringify(what)).toString('base64url');
    return `${says}.${this.#sign(says)}`;
  }

  read(token: string): unknown {
    const [says = '', signature = ''] = token.split('.', 2);
    if (!isSameProof(signature, this.#sign(says))) return null;
    return JSON.parse(Buffer.from(says, 'base64url').toString());
  }

  #sign(says: string): string {
    return keyedDigest(this.#secret, this.#purpose, says);
  }
}

/** Of random ids and tokens: too long to guess, so a plain digest hides them. */
export const digest = (secret: string): string => hash('sha256', secret, 'base64url');

/** Hides what could be guessed, such as an e-mail. `purpose` keeps digests of one kind from another's. */
export const keyedDigest = (secret: string, purpose: string, value: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${value}`).digest('base64url');

/** Whether a proof is the expected one, in a time that tells nothing of how far it is right. */
export function isSameProof(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
