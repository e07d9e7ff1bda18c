import { randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { inBatches } from '../platform/inBatches.ts';
import { setNewest } from '../platform/setNewest.ts';
import type { Credential, Credentials } from './credentials.ts';
import { digest } from './digest.ts';
import { SESSION_SECONDS, type Session } from './identity.ts';

/** However often it is used, a session ends this long after the login. */
const LONGEST_SECONDS = 90 * 24 * 60 * 60;
/** Using a session is written down this often. */
const SEEN_EVERY_MS = 5 * 60 * 1000;
/** So long a session that ended elsewhere may live on in a process that missed the notice. */
const REMEMBERED_MS = 1_000;
const MOST_REMEMBERED = 50_000;
const DEVICE_MAX = 200;
/** A proof of who somebody is holds this long for what asks for a fresh one. */
const FRESH_SECONDS = 10 * 60;
const ID_BYTES = 32;

/** A session as its owner sees it in the list of their own. */
export interface OwnSession {
  readonly id: string;
  readonly device: string;
  /** UTC instants. */
  readonly created: string;
  readonly last_seen: string;
  readonly current: boolean;
}

interface Remembered {
  readonly session: Session;
  readonly until: number;
}

interface FoundRow {
  readonly id_hash: string;
  readonly ref_id: string;
  readonly credential: Credential;
  readonly idle_ms: number;
}

interface ListedRow {
  readonly id_hash: string;
  readonly public_id: string;
  readonly device: string;
  /** As the pool reads instants: dates, or ISO text. */
  readonly created_at: Date | string;
  readonly last_seen: Date | string;
}

/** Tells whoever must know, this process included, that sessions have ended; by digest of their ids. */
export type Announce = (digests: readonly string[]) => Promise<void>;

/** Sessions, cached for a moment. Each counts only under the credential, by the log, it was opened under. */
export class SessionStore {
  readonly #pool: Pool;
  readonly #credentials: Pick<Credentials, 'of' | 'holds'>;
  readonly #announce: Announce;
  readonly #lookUp: (key: string) => Promise<FoundRow | undefined>;
  readonly #remembered = new Map<string, Remembered>();
  /** Grows with every end that was heard of: an answer read before it must not be given after it. */
  #ends = 0;

  constructor(pool: Pool, credentials: Pick<Credentials, 'of' | 'holds'>, announce: Announce) {
    this.#pool = pool;
    this.#credentials = credentials;
    this.#announce = announce;
    this.#lookUp = inBatches((keys) => this.#rowsOf(keys));
  }

  /** `under` is the credential that was proved; the one in force where nothing had to be proved. */
  async start(ref_id: string, device = '', under?: Credential): Promise<Session> {
    const id = randomBytes(ID_BYTES).toString('base64url');
    const credential = under === undefined ? await this.#credentials.of(ref_id) : under;
    await this.#pool.query(
      `insert into identity.sessions (id_hash, public_id, ref_id, device, credential, expires_at)
       values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))`,
      [digest(id), randomUUID(), ref_id, device.slice(0, DEVICE_MAX), credential, SESSION_SECONDS],
    );
    return { id, ref_id };
  }

  async find(id: string): Promise<Session | null> {
    const key = digest(id);
    const known = this.#remembered.get(key);
    if (known && known.until > performance.now()) return known.session;
    const ends = this.#ends;
    const row = await this.#lookUp(key);
    if (!row || !(await this.#credentials.holds(row.ref_id, row.credential))) return null;
    if (row.idle_ms > SEEN_EVERY_MS) await this.#prolong(key);
    // Something ended meanwhile, perhaps this one. Whoever is served must be known to `drop`: a socket may open on it.
    if (ends !== this.#ends) return this.find(id);
    const session = { id, ref_id: row.ref_id };
    const until = performance.now() + REMEMBERED_MS;
    setNewest(this.#remembered, key, { session, until }, MOST_REMEMBERED);
    return session;
  }

  async list(ref_id: string, current: string | null): Promise<OwnSession[]> {
    const { rows } = await this.#pool.query<ListedRow>(
      `select id_hash, public_id, device, created_at, last_seen from identity.sessions
       where ref_id = $1 and expires_at > now() order by last_seen desc, public_id`,
      [ref_id],
    );
    const currentKey = current === null ? null : digest(current);
    return rows.map((row) => ({
      id: row.public_id,
      device: row.device,
      created: new Date(row.created_at).toISOString(),
      last_seen: new Date(row.last_seen).toISOString(),
      current: row.id_hash === currentKey,
    }));
  }

  /** Whether the person of this session has proved who they are within the last minutes. Never remembered. */
  async fresh(id: string): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      `select from identity.sessions
       where id_hash = $1 and authenticated_at > now() - make_interval(secs => $2)`,
      [digest(id), FRESH_SECONDS],
    );
    return rowCount === 1;
  }

  async refresh(id: string): Promise<void> {
    await this.#pool.query('update identity.sessions set authenticated_at = now() where id_hash = $1', [
      digest(id),
    ]);
  }

  end(id: string): Promise<number> {
    return this.#delete('id_hash = $1', [digest(id)]);
  }

  /** Ends one session of the person by the id the list shows; answers how many there were. */
  endOwn(ref_id: string, publicId: string): Promise<number> {
    return this.#delete('ref_id = $1 and public_id = $2', [ref_id, publicId]);
  }

  /** Ends every session of the person but those opened under this credential. */
  endOld(ref_id: string, credential: Credential): Promise<number> {
    const of = 'ref_id = $1 and ($2::text is null or credential is distinct from $2)';
    return this.#delete(of, [ref_id, credential]);
  }

  /** Sessions that ran out are not found any more; this takes their rows away. */
  async sweep(): Promise<void> {
    await this.#pool.query('delete from identity.sessions where expires_at <= now()');
  }

  /** Forgets these sessions; answers the ids of those this process has served. */
  drop(digests: readonly string[]): string[] {
    this.#ends += 1;
    return digests.flatMap((key) => {
      const known = this.#remembered.get(key);
      this.#remembered.delete(key);
      return known ? [known.session.id] : [];
    });
  }

  /** Asks the database again before any session is trusted; their ids stay known for `drop`. */
  doubt(): void {
    this.#ends += 1;
    for (const [key, { session }] of this.#remembered) this.#remembered.set(key, { session, until: 0 });
  }

  /** Forgets the sessions whose end was missed; answers the ids of those this process has served. */
  async dropEnded(): Promise<string[]> {
    const served = [...this.#remembered.keys()];
    const { rows } = await this.#pool.query<{ id_hash: string }>(
      'select id_hash from identity.sessions where id_hash = any($1) and expires_at > now()',
      [served],
    );
    const alive = new Set(rows.map(({ id_hash }) => id_hash));
    return this.drop(served.filter((key) => !alive.has(key)));
  }

  async #rowsOf(keys: readonly string[]): Promise<(key: string) => FoundRow | undefined> {
    const { rows } = await this.#pool.query<FoundRow>({
      name: 'find-sessions',
      text: `select id_hash, ref_id, credential, extract(epoch from now() - last_seen)::float8 * 1000 as idle_ms
        from identity.sessions where id_hash = any($1) and expires_at > now()`,
      values: [keys],
    });
    const found = new Map(rows.map((row) => [row.id_hash, row]));
    return (key) => found.get(key);
  }

  async #prolong(key: string): Promise<void> {
    await this.#pool.query(
      `update identity.sessions set last_seen = now(),
         expires_at = least(now() + make_interval(secs => $2), created_at + make_interval(secs => $3))
       where id_hash = $1`,
      [key, SESSION_SECONDS, LONGEST_SECONDS],
    );
  }

  async #delete(condition: string, values: readonly (string | null)[]): Promise<number> {
    const { rows } = await this.#pool.query<{ id_hash: string }>(
      `delete from identity.sessions where ${condition} returning id_hash`,
      [...values],
    );
    if (rows.length > 0) await this.#announce(rows.map((row) => row.id_hash));
    return rows.length;
  }
}

/** After a backup was put back: sessions and mailed links that were ended or used since would count again. */
export async function endEverySession(pool: Pool): Promise<void> {
  await pool.query('delete from identity.sessions');
  await pool.query('delete from identity.reset_tokens');
}
