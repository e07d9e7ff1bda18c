import { offsetsBetween, type TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Boards } from './database.ts';

type Sql = RawBuilder<unknown>;

interface Span {
  readonly zone: TimeZone;
  readonly first: string;
  readonly last: string;
}

/**
 * What the clock at the venue shows at an instant, in the words of a query about these rows with a `start_time`. When
 * its offset changes is computed here: which names of zones a database knows depends on its machine.
 */
export async function venueClock(db: Boards, tid: string, work: Sql): Promise<(instant: Sql) => Sql> {
  const { rows } = await sql<Span>`
    select coalesce((select time_zone from tournaments.tournaments where tid = ${tid}), 'UTC') as zone,
      coalesce(min(start_time), now()) as first, coalesce(max(start_time), now()) as last
    from ${work} w`.execute(db);
  const offsets = rows.flatMap(({ zone, first, last }) => offsetsBetween(first, last, zone));
  const earliest = offsets[0]?.minutes ?? 0;
  return (instant) => {
    const known = offsets
      .toReversed()
      .map(({ from, minutes }) => sql`when ${instant} >= ${from}::timestamptz then ${minutes}::integer`);
    // A row that has come since then may begin before the others.
    const minutes = sql`case ${sql.join(known, sql` `)} else ${earliest}::integer end`;
    return sql`(${instant} at time zone 'UTC' + make_interval(mins => ${minutes}))`;
  };
}
