import { isSameProof, keyedDigest } from './digest.ts';

/** Tokens for links that are the right to one thing: they say what, signed for one purpose, and need no login. */
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

  /** What the token says; null for one that was not given out here. */
  read(token: string): unknown {
    const [says = '', signature = ''] = token.split('.', 2);
    if (!isSameProof(signature, this.#sign(says))) return null;
    return JSON.parse(Buffer.from(says, 'base64url').toString());
  }

  #sign(says: string): string {
    return keyedDigest(this.#secret, this.#purpose, says);
  }
}
