import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { digest } from './digest.ts';

const TOKEN_BYTES = 32;
export const RESET_SECONDS = 60 * 60;
/** Asking again and again fills nobody's mailbox. */
const MOST_OPEN = 5;

/** Tokens of mailed links that let somebody set a password: one use, one hour. */
export class ResetTokens {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** A new token; null when as many as are sensible are open already. Earlier ones stay valid: mails overtake. */
  async issue(ref_id: string): Promise<string | null> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const { rowCount } = await this.#pool.query(
      `insert into identity.reset_tokens (token_hash, ref_id, expires_at)
       select $1, $2, now() + make_interval(secs => $3)
       where (select count(*) from identity.reset_tokens where ref_id = $2 and expires_at > now()) < $4`,
      [digest(token), ref_id, RESET_SECONDS, MOST_OPEN],
    );
    return rowCount === 1 ? token : null;
  }

  /** True once for a token of this person; it is used up then, and every other of the person with it. */
  async redeem(token: string, ref_id: string): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      'delete from identity.reset_tokens where token_hash = $1 and ref_id = $2 and expires_at > now()',
      [digest(token), ref_id],
    );
    if (rowCount !== 1) return false;
    await this.discard(ref_id);
    return true;
  }

  async discard(ref_id: string): Promise<void> {
    await this.#pool.query('delete from identity.reset_tokens where ref_id = $1', [ref_id]);
  }

  async sweep(): Promise<void> {
    await this.#pool.query('delete from identity.reset_tokens where expires_at <= now()');
  }
}
