import { notFound } from '@courtcrew/domain/kernel/refusal.ts';
import { z } from 'zod';
import { SignedText } from '../kernel/identity/index.ts';
import { Refused } from '../kernel/refused.ts';

const named = z.tuple([z.string(), z.string(), z.string()]);

/** Signs what a mailed link asks about: whose number, proposed by which tournament, in which proposal. */
export class PhoneLinks {
  readonly #signed: SignedText;

  constructor(secret: string) {
    this.#signed = new SignedText(secret, 'phone');
  }

  write(ref_id: string, tid: string, id: string): string {
    return this.#signed.write([ref_id, tid, id]);
  }

  /** Throws 404 for a token that was not given out here. */
  read(token: string) {
    const says = this.#signed.read(token);
    if (says === null) throw new Refused(notFound('Link'));
    const [ref_id, tid, id] = named.parse(says);
    return { ref_id, tid, id };
  }
}
