import { createHmac, timingSafeEqual } from 'node:crypto';

const PROOF_LENGTH = 22;

/**
 * Links under which questions are answered: the question's id and a proof that only this installation can make.
 * Nothing of it is stored, so that neither log nor read model gives a link away.
 */
export class AnswerLinks {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  urlOf(qid: string): string {
    return `${qid}-${this.#proofOf(qid)}`;
  }

  /** The question a link is for; null for a link nobody gave out. */
  questionIn(url: string): string | null {
    const qid = url.slice(0, -PROOF_LENGTH - 1);
    const expected = Buffer.from(this.urlOf(qid));
    const given = Buffer.from(url);
    return given.length === expected.length && timingSafeEqual(given, expected) ? qid : null;
  }

  #proofOf(qid: string): string {
    return createHmac('sha256', this.#secret).update(qid).digest('base64url').slice(0, PROOF_LENGTH);
  }
}
