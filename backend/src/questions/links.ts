import { isSameProof, keyedDigest } from '../kernel/identity/index.ts';

const PROOF_LENGTH = 22;

/** Links that answer a question: its id with a proof. None are stored, so none can leak. */
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
    return isSameProof(url, this.urlOf(qid)) ? qid : null;
  }

  #proofOf(qid: string): string {
    return keyedDigest(this.#secret, 'answer', qid).slice(0, PROOF_LENGTH);
  }
}
