import { z } from 'zod';
import { SignedText } from '../../kernel/identity/index.ts';

/** Who leaves the letters of which tournament: a person, or an address by the id that letters know it by. */
export interface Leaving {
  readonly tid: string;
  readonly recipient: string;
}

/** With when the link was made: somebody may have taken the links of earlier letters back. */
export interface GivenOut extends Leaving {
  readonly at: string;
}

const SECOND = 1_000;

/** Of the first links the time is not known: they are older than all that was taken back. */
const named = z.tuple([z.string(), z.string(), z.number().default(0)]);

/** Links at the foot of letters, by which their reader chooses what to get without logging in. */
export class LeavingLinks {
  readonly #signed: SignedText;

  constructor(secret: string) {
    this.#signed = new SignedText(secret, 'leave-letters');
  }

  tokenFor({ tid, recipient }: Leaving): string {
    return this.#signed.write([tid, recipient, Math.floor(Date.now() / SECOND)]);
  }

  /** What the token of a link says; null for one that was not given out here. */
  read(token: string): GivenOut | null {
    const says = this.#signed.read(token);
    if (says === null) return null;
    const [tid, recipient, seconds] = named.parse(says);
    return { tid, recipient, at: new Date(seconds * SECOND).toISOString() };
  }
}
