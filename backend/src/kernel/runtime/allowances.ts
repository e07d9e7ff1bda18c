import type { Pool } from 'pg';

/** How often something may be done within a time that begins with its first use. */
export interface Allowance {
  readonly most: number;
  readonly seconds: number;
}

export type Taken =
  | { readonly taken: true }
  /** So many are `left` of those asked for, until the time is over: `again`, a UTC instant. */
  | { readonly taken: false; readonly left: number; readonly again: string };

/**
 * What somebody may do only so often. Counted in the database, so that a restart forgives nothing and all processes
 * count the same. A use that comes to nothing counts all the same: it is a bound, not a bill.
 */
export class Allowances {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** So many uses at once, or none of them. */
  async take(kind: string, key: string, { most, seconds }: Allowance, count = 1): Promise<Taken> {
    const { rowCount } = await this.#pool.query(
      `insert into runtime.allowances as a (kind, key, used, since) select $1, $2, $5, now() where $5::integer <= $3
       on conflict (kind, key) do update set
         used = case when a.since > now() - make_interval(secs => $4) then a.used + $5 else $5 end,
         since = case when a.since > now() - make_interval(secs => $4) then a.since else now() end
       where a.used + $5 <= $3 or a.since <= now() - make_interval(secs => $4)`,
      [kind, key, most, seconds, count],
    );
    if (rowCount === 1) return { taken: true };
    const { rows } = await this.#pool.query<{ left: number; again: string }>(
      `select $4 - used as left,
         to_char((since + make_interval(secs => $3)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as again
       from runtime.allowances where kind = $1 and key = $2 and since > now() - make_interval(secs => $3)`,
      [kind, key, seconds, most],
    );
    return { taken: false, ...(rows[0] ?? { left: most, again: new Date().toISOString() }) };
  }
}
