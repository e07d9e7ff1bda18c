import { createSecretKey, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { setNewest } from '../platform/setNewest.ts';
import { close, KEY_BYTES, type Key, open } from './box.ts';

const CACHED_KEYS = 50_000;

/** One person's key; null once the person is forgotten. */
export type PersonKey = Key | null;

/** Keys by person, wrapped at rest. A forgotten person's row stays, empty, so that no key is made again. */
export class KeyRing {
  readonly #pool: Pool;
  readonly #master: Key;
  readonly #capacity: number;
  /** In the order they were learned. */
  readonly #cached = new Map<string, PersonKey>();

  /** `master`: 32 bytes, the installation's own key. `capacity`: keys kept; what is dropped is read again. */
  constructor(pool: Pool, master: Buffer, capacity = CACHED_KEYS) {
    this.#pool = pool;
    this.#master = createSecretKey(master);
    this.#capacity = capacity;
  }

  /** Keys of these people; people without a row are absent. */
  async read(refs: ReadonlySet<string>): Promise<ReadonlyMap<string, PersonKey>> {
    // Not picked from the cache afterwards: the keys that are loaded push out others that were there.
    const keys = new Map<string, PersonKey>();
    const unknown: string[] = [];
    for (const ref of refs) {
      const key = this.#cached.get(ref);
      if (key === undefined) unknown.push(ref);
      else keys.set(ref, key);
    }
    if (unknown.length === 0) return keys;
    const { rows } = await this.#pool.query<{ ref_id: string; wrapped_key: Buffer | null }>({
      name: 'read-person-keys',
      text: 'select ref_id, wrapped_key from vault.person_keys where ref_id = any($1)',
      values: [unknown],
    });
    for (const { ref_id, wrapped_key } of rows) keys.set(ref_id, this.#learn(ref_id, wrapped_key));
    return keys;
  }

  /** Keys of these people, made where there are none. Durable before it resolves. */
  async readOrMake(refs: ReadonlySet<string>): Promise<ReadonlyMap<string, PersonKey>> {
    const known = await this.read(refs);
    const missing = [...refs].filter((ref) => !known.has(ref)).sort();
    if (missing.length === 0) return known;
    await this.#pool.query({
      name: 'make-person-keys',
      text: `insert into vault.person_keys (ref_id, wrapped_key)
        select * from unnest($1::text[], $2::bytea[]) on conflict (ref_id) do nothing`,
      values: [missing, missing.map((ref) => close(this.#master, randomBytes(KEY_BYTES), ref))],
    });
    // Read back: another process may have made the key first.
    return this.read(refs);
  }

  async forget(ref: string): Promise<void> {
    await this.#pool.query(
      `insert into vault.person_keys (ref_id, wrapped_key, forgotten_at) values ($1, null, now())
       on conflict (ref_id) do update set wrapped_key = null, forgotten_at = coalesce(vault.person_keys.forgotten_at, now())`,
      [ref],
    );
    this.drop(ref);
  }

  /** Another process forgot this person. */
  drop(ref: string): void {
    this.#remember(ref, null);
  }

  #learn(ref: string, wrapped: Buffer | null): PersonKey {
    // Forgotten while the database was asked: no key comes back.
    if (this.#cached.get(ref) === null) return null;
    const key = wrapped === null ? null : createSecretKey(open(this.#master, wrapped, ref));
    this.#remember(ref, key);
    return key;
  }

  #remember(ref: string, key: PersonKey): void {
    setNewest(this.#cached, ref, key, this.#capacity);
  }
}
