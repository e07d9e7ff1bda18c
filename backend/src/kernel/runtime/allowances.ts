import type { Pool } from 'pg';

/** How often something may be done within a time that begins with its first use. */
export interface Allowance {
  readonly most: number;
  readonly seconds: number;
}

export type Taken =
  | { readonly taken: true }
  /** `again` is when the time is over: a UTC instant. */
  | { readonly taken: false; readonly again: string };

/**
 * What somebody may do only so often. Counted in the database, so that a restart forgives nothing and all processes
 * count the same. A use that comes to nothing counts all the same: it is a bound, not a bill.
 */
export class Allowances {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async take(kind: string, key: string, { most, seconds }: Allowance): Promise<Taken> {
    const { rowCount } = await this.#pool.query(
      `insert into runtime.allowances as a (kind, key, used, since) values ($1, $2, 1, now())
       on conflict (kind, key) do update set
         used = case when a.since > now() - make_interval(secs => $4) then a.used + 1 else 1 end,
         since = case when a.since > now() - make_interval(secs => $4) then a.since else now() end
       where a.used < $3 or a.since <= now() - make_interval(secs => $4)`,
      [kind, key, most, seconds],
    );
    if (rowCount === 1) return { taken: true };
    const { rows } = await this.#pool.query<{ again: string }>(
      `select to_char((since + make_interval(secs => $3)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as again
       from runtime.allowances where kind = $1 and key = $2`,
      [kind, key, seconds],
    );
    return { taken: false, again: rows[0]?.again ?? new Date().toISOString() };
  }
}
