import type { Pool } from 'pg';

export type Claim =
  | { readonly taken: true }
  /** Somebody else holds it, since `ageMs` milliseconds. */
  | { readonly taken: false; readonly holder: string; readonly ageMs: number };

export interface Wanted {
  readonly key: string;
  readonly holder: string;
}

/** Things only one stream may hold, such as an e-mail. A claim whose holder never came to be is stale. */
export class Claims {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async take(kind: string, key: string, holder: string): Promise<Claim> {
    for (;;) {
      const { rowCount } = await this.#pool.query(
        'insert into runtime.claims (kind, key, holder) values ($1, $2, $3) on conflict (kind, key) do nothing',
        [kind, key, holder],
      );
      if (rowCount === 1) return { taken: true };
      // A statement of its own: the insert may have waited for a claim its own snapshot cannot see.
      const { rows } = await this.#pool.query<{ holder: string; age_ms: number }>(
        `select holder, extract(epoch from clock_timestamp() - at)::float8 * 1000 as age_ms
         from runtime.claims where kind = $1 and key = $2`,
        [kind, key],
      );
      const other = rows[0];
      if (other)
        return other.holder === holder
          ? { taken: true }
          : { taken: false, holder: other.holder, ageMs: other.age_ms };
    }
  }

  /** Takes one or more, each for its holder; answers those that somebody else holds. */
  async takeAll(kind: string, wanted: readonly Wanted[]): Promise<readonly (Wanted & { ageMs: number })[]> {
    const asked = [kind, wanted.map(({ key }) => key), wanted.map(({ holder }) => holder)];
    for (;;) {
      // In one order, so that two who want the same ones do not wait for each other.
      await this.#pool.query(
        `insert into runtime.claims (kind, key, holder)
         select $1, key, holder from unnest($2::text[], $3::text[]) as wanted (key, holder) order by key
         on conflict (kind, key) do nothing`,
        asked,
      );
      const { rows } = await this.#pool.query<Wanted & { holder: string | null; ageMs: number }>(
        `select key, claim.holder, extract(epoch from clock_timestamp() - claim.at)::float8 * 1000 as "ageMs"
         from unnest($2::text[], $3::text[]) as wanted (key, holder)
         left join (select * from runtime.claims where kind = $1) as claim using (key)
         where claim.holder is distinct from wanted.holder`,
        asked,
      );
      // One that was given back between the two statements is asked for again.
      if (rows.every(({ holder }) => holder !== null)) return rows;
    }
  }

  async holderOf(kind: string, key: string): Promise<string | null> {
    const { rows } = await this.#pool.query<{ holder: string }>(
      'select holder from runtime.claims where kind = $1 and key = $2',
      [kind, key],
    );
    return rows[0]?.holder ?? null;
  }

  /** Takes a stale claim over; false when it changed hands meanwhile. */
  async takeOver(kind: string, key: string, from: string, to: string): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      'update runtime.claims set holder = $4, at = now() where kind = $1 and key = $2 and holder = $3',
      [kind, key, from, to],
    );
    return rowCount === 1;
  }

  async release(kind: string, key: string, holder: string): Promise<void> {
    await this.#pool.query('delete from runtime.claims where kind = $1 and key = $2 and holder = $3', [
      kind,
      key,
      holder,
    ]);
  }

  async releaseAll(...holders: readonly string[]): Promise<void> {
    await this.#pool.query('delete from runtime.claims where holder = any($1)', [holders]);
  }
}
