import type { Pool } from 'pg';
import { keyedDigest } from './digest.ts';

const WINDOW_SECONDS = 15 * 60;

/** Wrong passwords, or codes, an account forgives before it answers more slowly. */
const FREE_ATTEMPTS = 5;
const LONGEST_WAIT_SECONDS = WINDOW_SECONDS;
/** Unknown e-mails one address may try before it is told nothing any more. */
const UNKNOWN_EMAILS = 10;

/** Seconds an account stays closed after its n-th wrong password or code in a row: 1, 2, 4, ... */
export const waitAfter = (failures: number): number =>
  failures < FREE_ATTEMPTS ? 0 : Math.min(2 ** (failures - FREE_ATTEMPTS), LONGEST_WAIT_SECONDS);

/** What an account may fail at. Each is counted alone: whoever knows the password must not guess codes for ever. */
export type Proof = 'password' | 'code';
type Kind = Proof | 'unknown-email';

interface Failures {
  readonly failed: number;
  /** Seconds since the last failure. */
  readonly ago: number;
}

/** Counts failed logins, in the database for all processes, under keyed digests. */
export class Throttle {
  readonly #pool: Pool;
  readonly #secret: string;

  constructor(pool: Pool, secret: string) {
    this.#pool = pool;
    this.#secret = secret;
  }

  /** Whether the account takes no password, or code, right now. */
  async closed(ref_id: string, proof: Proof): Promise<boolean> {
    const { failed, ago } = await this.#failures(proof, ref_id);
    return ago < waitAfter(failed);
  }

  async wrong(ref_id: string, proof: Proof): Promise<void> {
    await this.#count(proof, ref_id);
  }

  /** The right one, or a new one, starts the count anew. */
  async forgive(ref_id: string, proof: Proof): Promise<void> {
    await this.#pool.query('delete from identity.failures where kind = $1 and key = $2', [
      proof,
      this.#key(proof, ref_id),
    ]);
  }

  /** Whether this address has tried so many unknown e-mails that it is searching for accounts. */
  async searching(network: string): Promise<boolean> {
    return (await this.#failures('unknown-email', network)).failed >= UNKNOWN_EMAILS;
  }

  /** Counts an unknown e-mail; answers whether the address may still be told that it is one. */
  async unknownEmail(network: string): Promise<boolean> {
    return (await this.#count('unknown-email', network)) <= UNKNOWN_EMAILS;
  }

  async sweep(): Promise<void> {
    await this.#pool.query(
      'delete from identity.failures where last_at < now() - make_interval(secs => $1)',
      [2 * WINDOW_SECONDS],
    );
  }

  async #failures(kind: Kind, of: string): Promise<Failures> {
    const { rows } = await this.#pool.query<Failures>({
      name: 'login-failures',
      text: `select failed, extract(epoch from now() - last_at)::float8 as ago from identity.failures
        where kind = $1 and key = $2 and since > now() - make_interval(secs => $3)`,
      values: [kind, this.#key(kind, of), WINDOW_SECONDS],
    });
    return rows[0] ?? { failed: 0, ago: Number.POSITIVE_INFINITY };
  }

  /** An account's window begins again with every failure, an address's does not: a venue shares it. */
  async #count(kind: Kind, of: string): Promise<number> {
    const { rows } = await this.#pool.query<{ failed: number }>(
      `insert into identity.failures as f (kind, key, failed, since, last_at) values ($1, $2, 1, now(), now())
       on conflict (kind, key) do update set
         failed = case when f.since > now() - make_interval(secs => $3) then f.failed + 1 else 1 end,
         since = case when $1 = 'unknown-email' and f.since > now() - make_interval(secs => $3)
           then f.since else now() end,
         last_at = now()
       returning failed`,
      [kind, this.#key(kind, of), WINDOW_SECONDS],
    );
    return rows[0]?.failed ?? 0;
  }

  #key(kind: Kind, of: string): string {
    return keyedDigest(this.#secret, kind, of);
  }
}
