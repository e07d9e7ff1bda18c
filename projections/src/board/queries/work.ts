import { MATCH_STARTER } from '@courtcrew/domain/board/index.ts';
import { offsetsBetween, type TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { type RawBuilder, sql } from 'kysely';
import { rowName } from '../../kernel/names.ts';
import { written } from '../../kernel/written.ts';
import type { Boards } from './database.ts';
import { invoiceOf } from './ownWork.ts';

/**
 * What was worked at the courts, added up in PostgreSQL: a tournament may have ten thousand matches. Amounts are cents,
 * days and hours those at the venue.
 */

/** Matches as lead and as second, and assignments beside a court, one row each. */
const work = (tid: string) => sql`(
  select ref_id, 'lead' as part, credentials as kind, start_time, end_time, amount, null::integer as minutes
    from board.matches where tid = ${tid}
  union all
  select second_ref_id, 'second', second_credentials, start_time, end_time, second_amount, null
    from board.matches where tid = ${tid} and second_ref_id is not null
  union all
  select ref_id, case type when ${MATCH_STARTER} then 'starter' else 'aux' end, type, start_time, end_time, amount, minutes
    from board.past_aux where tid = ${tid})`;

/** As `minutesLasted` says it, of the times of a row. */
export const minutesOn = (row: 'm' | 'w') =>
  sql<number>`greatest(0, floor(extract(epoch from ${sql.ref(`${row}.end_time`)} - ${sql.ref(`${row}.start_time`)}) / 60))::integer`;

interface Total {
  readonly ref_id: string;
  readonly first: string;
  readonly last: string;
  readonly credentials: string;
  readonly time: number;
  readonly lead_count: number;
  readonly second_count: number;
  readonly lead_amount: number;
  readonly second_amount: number;
  readonly ms_count: number;
  readonly ms_minutes: number;
  readonly ms_amount: number;
  readonly aux_count: number;
  readonly aux_minutes: number;
  readonly aux_amount: number;
  readonly days: number;
  /** Of what was posted; null before there is one. */
  readonly invoice_id: string | null;
}

/** Everybody who has worked at the courts, by last name. */
export async function workTotals(db: Boards, tid: string): Promise<readonly Total[]> {
  const clock = await venueClock(db, tid, work(tid));
  const { rows } = await sql<Total>`
    select p.ref_id, p.first, p.last, p.credentials,
      coalesce(sum(${minutesOn('w')}) filter (where w.part in ('lead', 'second')), 0) as time,
      count(*) filter (where w.part = 'lead') as lead_count,
      count(*) filter (where w.part = 'second') as second_count,
      coalesce(sum(w.amount) filter (where w.part = 'lead'), 0) as lead_amount,
      coalesce(sum(w.amount) filter (where w.part = 'second'), 0) as second_amount,
      count(*) filter (where w.part = 'starter') as ms_count,
      coalesce(sum(w.minutes) filter (where w.part = 'starter'), 0) as ms_minutes,
      coalesce(sum(w.amount) filter (where w.part = 'starter'), 0) as ms_amount,
      count(*) filter (where w.part = 'aux') as aux_count,
      coalesce(sum(w.minutes) filter (where w.part = 'aux'), 0) as aux_minutes,
      coalesce(sum(w.amount) filter (where w.part = 'aux'), 0) as aux_amount,
      count(distinct ${clock(sql`w.start_time`)}::date) as days,
      ${invoiceOf(sql`${tid}`, sql`p.ref_id`)} as invoice_id
    from ${work(tid)} w join accounts.people p on p.ref_id = w.ref_id
    group by p.ref_id order by p.last_key, p.first_key, p.ref_id`.execute(db);
  return rows;
}

interface Group {
  readonly day: string;
  readonly part: 'lead' | 'second' | 'starter' | 'aux';
  /** The level that was paid by, or what the assignment was. */
  readonly kind: string;
  readonly amount: number;
  readonly count: number;
}

/** So many of one kind, at one amount each, on each day. */
export async function workByDay(db: Boards, tid: string): Promise<readonly Group[]> {
  const clock = await venueClock(db, tid, work(tid));
  const { rows } = await sql<Group>`
    select ${clock(sql`w.start_time`)}::date as day, w.part, w.kind, w.amount, count(*) as count
    from ${work(tid)} w group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(db);
  return rows;
}

interface Hour {
  readonly day: string;
  readonly hour: number;
  readonly match_count: number;
}

/** Matches by the hour in which they began, on each day. */
export async function matchesByHour(db: Boards, tid: string): Promise<readonly Hour[]> {
  const clock = await venueClock(db, tid, work(tid));
  const { rows } = await sql<Hour>`
    select start::date as day, extract(hour from start)::integer as hour, count(*) as match_count
    from (select ${clock(sql`start_time`)} as start from board.matches where tid = ${tid}) m
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** Every match that is over with its officials, in the order of their starts. */
export const pastMatches = (db: Boards, tid: string) =>
  db
    .selectFrom('board.matches as m')
    .innerJoin('accounts.people as p', 'p.ref_id', 'm.ref_id')
    .leftJoin('accounts.people as s', 's.ref_id', 'm.second_ref_id')
    .select([
      'm.id',
      'm.court_num',
      'm.sysid',
      written('m.start_time').as('start_time'),
      written('m.end_time').as('end_time'),
      minutesOn('m').as('match_time'),
      'm.medal as match_type',
      'm.ref_id',
      rowName('p').as('name'),
      'm.credentials as ref_cred',
      rowName<string | null>('s').as('supporting'),
      'm.second_credentials as second_cred',
    ])
    .where('m.tid', '=', tid)
    .orderBy('m.start_time')
    .orderBy('m.id')
    .execute();

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
