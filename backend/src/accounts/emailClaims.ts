import { emailKey } from '@courtcrew/domain/accounts/index.ts';
import { type AccountsDatabase, loginOf } from '@courtcrew/projections/accounts/index.ts';
import type { Kysely } from 'kysely';
import { keyedDigest } from '../identity/index.ts';
import type { Claims } from '../runtime/claims.ts';

const KIND = 'email';
/** A registration takes its claim a moment before its stream begins; this is a long moment. */
const YOUNG_MS = 30_000;

export type EmailClaim = { readonly taken: true } | { readonly taken: false; readonly holder: string };

export interface EmailClaimsParts {
  readonly claims: Pick<Claims, 'take' | 'takeOver' | 'release' | 'releaseAll'>;
  readonly db: Kysely<AccountsDatabase>;
  /** Keys the digests under which addresses are claimed: the table must not tell them. */
  readonly secret: string;
  /** Whether the person's stream has begun. */
  readonly exists: (ref_id: string) => Promise<boolean>;
}

/**
 * Keeps two people from having one e-mail address, also when they register at the same moment on two servers. The
 * claim is taken before the command; a process that dies in between leaves a claim nobody needs, which is taken
 * over once it is no longer young.
 */
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
    if (ageMs < YOUNG_MS || (await this.#needed(email, holder))) return { taken: false, holder };
    return (await claims.takeOver(KIND, key, holder, ref_id)) ? { taken: true } : this.take(email, ref_id);
  }

  /** After a command that was refused: unless the person is there after all, and the address theirs. */
  async giveBack(email: string, ref_id: string): Promise<void> {
    if (!(await this.#parts.exists(ref_id))) await this.release(email, ref_id);
  }

  /** The person has another address now. */
  async release(email: string, ref_id: string): Promise<void> {
    await this.#parts.claims.release(KIND, this.#key(email), ref_id);
  }

  async releaseAll(ref_id: string): Promise<void> {
    await this.#parts.claims.releaseAll(ref_id);
  }

  /** False for a holder who never came to be, or has another address by now. */
  async #needed(email: string, holder: string): Promise<boolean> {
    if (!(await this.#parts.exists(holder))) return false;
    const login = await loginOf(this.#parts.db, holder);
    return login === undefined || login.email_key === emailKey(email);
  }

  #key(email: string): string {
    return keyedDigest(this.#parts.secret, KIND, emailKey(email));
  }
}
