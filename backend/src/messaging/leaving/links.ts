import { z } from 'zod';
import { SignedText } from '../../kernel/identity/index.ts';

/** Who leaves the letters of which tournament: a person, or an address by the id that letters know it by. */
export interface Leaving {
  readonly tid: string;
  readonly recipient: string;
}

const named = z.tuple([z.string(), z.string()]);

/** Links at the foot of letters, by which their reader leaves them without logging in. */
export class LeavingLinks {
  readonly #signed: SignedText;

  constructor(secret: string) {
    this.#signed = new SignedText(secret, 'leave-letters');
  }

  tokenFor({ tid, recipient }: Leaving): string {
    return this.#signed.write([tid, recipient]);
  }

  /** What the token of a link says; null for one that was not given out here. */
  read(token: string): Leaving | null {
    const says = this.#signed.read(token);
    if (says === null) return null;
    const [tid, recipient] = named.parse(says);
    return { tid, recipient };
  }
}
