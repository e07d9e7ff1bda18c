import { emailKey, type Member, type PersonState } from '@courtcrew/domain/accounts/index.ts';
import { keyedDigest } from '../kernel/identity/index.ts';
import type { Claims } from '../kernel/runtime/claims.ts';

const KIND = 'email';
/** A registration takes its claim a moment before its stream begins; this is a long moment. */
const YOUNG_MS = 30_000;

export type EmailClaim = { readonly taken: true } | { readonly taken: false; readonly holder: string };

export interface EmailClaimsParts {
  readonly claims: Pick<Claims, 'take' | 'takeOver' | 'holderOf' | 'release' | 'releaseAll'>;
  /** Keys the digests under which addresses are claimed: the table must not tell them. */
  readonly secret: string;
  readonly personNow: (ref_id: string) => Promise<PersonState>;
  /** Who has the address as the read model shows it: where to look when the claim is lost. */
  readonly shown: (email: string) => Promise<string | null>;
}

/** Whether the address has another spelling that is its key. */
const isSpelled = (email: string): boolean => email.trim().toLowerCase() !== emailKey(email);

/** Keeps two people from one e-mail address by claims; whose it is, the person's stream says. Stale ones are taken over. */
export class EmailClaims {
  readonly #parts: EmailClaimsParts;

  constructor(parts: EmailClaimsParts) {
    this.#parts = parts;
  }

  async take(email: string, ref_id: string): Promise<EmailClaim> {
    const { claims } = this.#parts;
    const key = this.#key(email);
    const claim = await claims.take(KIND, key, ref_id);
    if (claim.taken) return claim;
    const { holder, ageMs } = claim;
    if (ageMs < YOUNG_MS || (await this.#owner(email, holder))) return { taken: false, holder };
    return (await claims.takeOver(KIND, key, holder, ref_id)) ? { taken: true } : this.take(email, ref_id);
  }

  /** The person who has this address; null for nobody and for who was forgotten. */
  async memberWith(email: string): Promise<Member | null> {
    // Spellings of one mailbox were addresses of their own once: who has this very one is asked first.
    const spelled = isSpelled(email) ? await this.#parts.shown(email) : null;
    const owner = spelled === null ? null : await this.#owner(email, spelled);
    if (owner) return owner;
    const holder = await this.#parts.claims.holderOf(KIND, this.#key(email));
    return holder === null ? this.#unclaimed(email) : this.#owner(email, holder);
  }

  /** The person's address, as `emailKey` writes it. */
  async addressOf(ref_id: string): Promise<string | null> {
    const person = await this.#parts.personNow(ref_id);
    return person.status === 'member' && person.details.email !== null
      ? emailKey(person.details.email)
      : null;
  }

  /** After a command that did not do what the claim was for: unless the address is the person's all the same. */
  async giveBack(email: string, ref_id: string): Promise<void> {
    if (!(await this.#owner(email, ref_id))) await this.release(email, ref_id);
  }

  async release(email: string, ref_id: string): Promise<void> {
    await this.#parts.claims.release(KIND, this.#key(email), ref_id);
  }

  async releaseAll(ref_id: string): Promise<void> {
    await this.#parts.claims.releaseAll(ref_id);
  }

  /** The holder of a claim, if they came to be, are not forgotten, and have no other address by now. */
  async #owner(email: string, holder: string): Promise<Member | null> {
    const person = await this.#parts.personNow(holder);
    if (person.status !== 'member' || person.details.email === null) return null;
    return emailKey(person.details.email) === emailKey(email) ? person : null;
  }

  /** Claims are no truth: an owner whose claim was lost, with a secret that was changed, is found and has it again. */
  async #unclaimed(email: string): Promise<Member | null> {
    const ref_id = await this.#parts.shown(email);
    const owner = ref_id === null ? null : await this.#owner(email, ref_id);
    if (owner) await this.#parts.claims.take(KIND, this.#key(email), owner.ref_id);
    return owner;
  }

  #key(email: string): string {
    return keyedDigest(this.#parts.secret, KIND, emailKey(email));
  }
}
