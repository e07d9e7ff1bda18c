import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Credential } from './credentials.ts';
import { digest } from './digest.ts';

const TOKEN_BYTES = 32;
export const RESET_SECONDS = 60 * 60;
/** Asking again and again fills nobody's mailbox. */
const MOST_OPEN = 5;

/** Tokens of mailed links, for an hour where nothing else is said. Each may replace only the password that was in force when it was mailed. */
export class ResetTokens {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** A new token; null when as many as are sensible are open already. Earlier ones stay valid: mails overtake. */
  async issue(ref_id: string, credential: Credential, seconds = RESET_SECONDS): Promise<string | null> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const { rowCount } = await this.#pool.query(
      `insert into identity.reset_tokens (token_hash, ref_id, credential, expires_at)
       select $1, $2, $3, now() + make_interval(secs => $4)
       where (select count(*) from identity.reset_tokens where ref_id = $2 and expires_at > now()) < $5`,
      [digest(token), ref_id, credential, seconds, MOST_OPEN],
    );
    return rowCount === 1 ? token : null;
  }

  /** Whose password a token may replace, and which one; undefined when there is no such token. */
  async known(token: string): Promise<{ ref_id: string; credential: Credential } | undefined> {
    const { rows } = await this.#pool.query<{ ref_id: string; credential: Credential }>(
      'select ref_id, credential from identity.reset_tokens where token_hash = $1 and expires_at > now()',
      [digest(token)],
    );
    return rows[0];
  }

  /** Which credential a token of this person may replace; undefined when there is no such token. */
  async replaces(token: string, ref_id: string): Promise<Credential | undefined> {
    const { rows } = await this.#pool.query<{ credential: Credential }>(
      'select credential from identity.reset_tokens where token_hash = $1 and ref_id = $2 and expires_at > now()',
      [digest(token), ref_id],
    );
    return rows[0]?.credential;
  }

  /** Takes back all tokens of the person but those that may replace this credential. */
  async discardOthers(ref_id: string, credential: Credential): Promise<void> {
    await this.#pool.query(
      'delete from identity.reset_tokens where ref_id = $1 and ($2::text is null or credential is distinct from $2)',
      [ref_id, credential],
    );
  }

  async sweep(): Promise<void> {
    await this.#pool.query('delete from identity.reset_tokens where expires_at <= now()');
  }
}
