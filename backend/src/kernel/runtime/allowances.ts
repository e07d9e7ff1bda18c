import type { Pool } from 'pg';

/** How often something may be done within a time that begins with its first use. */
export interface Allowance {
  readonly most: number;
  readonly seconds: number;
}

export interface Uses {
  /** One, where nothing is said. */
  readonly count?: number;
  /** What they are for: however often that is sent, they count once. */
  readonly request?: string | undefined;
}

export type Taken =
  | { readonly taken: true }
  /** So many are `left` of those asked for, until the time is over: `again`, a UTC instant. */
  | { readonly taken: false; readonly left: number; readonly again: string };

/** What somebody may do only so often, counted in the database. A use that fails counts all the same. */
export class Allowances {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** All of these uses, or none of them. */
  async take(
    kind: string,
    key: string,
    { most, seconds }: Allowance,
    { count = 1, request }: Uses = {},
  ): Promise<Taken> {
    const { rowCount } = await this.#pool.query(
      `with old as (
         delete from runtime.allowances where kind = $6 and $7::text is not null and since < now() - interval '1 day'
       ), before as (
         select 1 from runtime.allowances where kind = $6 and key = $7
       ), taken as (
         insert into runtime.allowances as a (kind, key, used, since)
         select $1, $2, $5, now() where $5::integer <= $3 and not exists (select from before)
         on conflict (kind, key) do update set
           used = case when a.since > now() - make_interval(secs => $4) then a.used + $5 else $5 end,
           since = case when a.since > now() - make_interval(secs => $4) then a.since else now() end
         where a.used + $5 <= $3 or a.since <= now() - make_interval(secs => $4)
         returning 1
       ), noted as (
         insert into runtime.allowances (kind, key, used, since)
         select $6, $7, $5, now() from taken where $7::text is not null on conflict do nothing
       )
       select from before union all select from taken`,
      [kind, key, most, seconds, count, `request for ${kind}`, request ?? null],
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
