import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Credential } from './credentials.ts';
import { digest } from './digest.ts';

const TOKEN_BYTES = 32;
/** Long enough to fetch the phone from the other room. */
const PENDING_SECONDS = 5 * 60;

/** A login whose password was right and whose code is still missing. */
export interface PendingLogin {
  readonly ref_id: string;
  readonly credential: Credential;
}

/** Logins between password and code. Their tokens open no session, and are good for one, under that password only. */
export class PendingLogins {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async issue({ ref_id, credential }: PendingLogin): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.#pool.query(
      `insert into identity.pending_logins (token_hash, ref_id, credential, expires_at)
       values ($1, $2, $3, now() + make_interval(secs => $4))`,
      [digest(token), ref_id, credential, PENDING_SECONDS],
    );
    return token;
  }

  /** Whose token it is; null for one that was used, ran out or never was. */
  async of(token: string): Promise<PendingLogin | null> {
    const { rows } = await this.#pool.query<PendingLogin>(
      'select ref_id, credential from identity.pending_logins where token_hash = $1 and expires_at > now()',
      [digest(token)],
    );
    return rows[0] ?? null;
  }

  /** True once for a token: of two requests that finish the same login, one does. */
  async redeem(token: string): Promise<boolean> {
    const { rowCount } = await this.#pool.query('delete from identity.pending_logins where token_hash = $1', [
      digest(token),
    ]);
    return rowCount === 1;
  }

  async discard(ref_id: string): Promise<void> {
    await this.#pool.query('delete from identity.pending_logins where ref_id = $1', [ref_id]);
  }

  async sweep(): Promise<void> {
    await this.#pool.query('delete from identity.pending_logins where expires_at <= now()');
  }
}
