import { edgeDate } from '@courtcrew/domain/kernel/edgeDate.ts';
import { dateIn, type TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { dayText, timeText } from '@courtcrew/domain/kernel/timeText.ts';
import { LEVELS, type Needs, perLevel, type ShiftRow, type Spot } from '@courtcrew/domain/roster/index.ts';
import { type Expression, sql } from 'kysely';
import type { ShiftTableRow } from '../tables.ts';
import { waiverMissing } from '../volunteers/waivers.ts';
import type { Rosters } from './database.ts';

/** How many rows are on one side, as a number. */
const tally = (where: Expression<unknown>) => sql<number>`(count(*) filter (where ${where}))::int`;

/** Seats by the credential they are counted for, which is none where the shift counts no credentials. */
const taken = sql<Needs>`jsonb_build_object(${sql.join(
  LEVELS.flatMap((level) => [sql.lit(level), tally(sql`slot = ${sql.lit(level)}`)]),
)})`;

/** Seats and applications by shift, over the shifts a condition leaves. */
export const counts = (db: Rosters) =>
  db
    .selectFrom('roster.signups')
    .select([
      'sid',
      tally(sql`not waitlist`).as('count'),
      tally(sql`confirmed`).as('confirmed_count'),
      tally(sql`waitlist`).as('wait_count'),
      taken.as('taken'),
    ])
    .groupBy('sid');

interface Counted extends ShiftTableRow {
  readonly time_zone: TimeZone;
  readonly count: number;
  readonly confirmed_count: number;
  readonly wait_count: number;
  /** Null while nobody has a row in the shift. */
  readonly taken: Needs | null;
}

/** Spots nobody has, by credential. */
function neededIn(shift: Counted): Needs | undefined {
  if (shift.certified === null) return undefined;
  return perLevel((level) => Math.max(0, (shift[level] ?? 0) - (shift.taken?.[level] ?? 0)));
}

/** A stored shift as it is answered: with the venue's date and time beside the instants. */
export function shownShift(row: Counted): ShiftRow {
  const { changed_at: _, changed_by: __, taken: ___, ...shift } = row;
  const needed = neededIn(row);
  return {
    ...shift,
    ...(needed && { needed }),
    start: row.start_time,
    end: row.end_time,
    date: edgeDate(dateIn(row.start_time, row.time_zone)),
    start_text: `${dayText(row.start_time, row.time_zone)}, ${timeText(row.start_time, row.time_zone)}`,
  };
}

export interface ShiftFilter {
  readonly kind?: 'official' | 'volunteer';
  readonly category?: string;
}

const zero = (column: string) => sql<number>`coalesce(${sql.ref(column)}, 0)`;

/** Shifts with their counts; narrow it by tournament or by ids before it runs. */
const counted = (db: Rosters, rows: ReturnType<typeof counts>) =>
  db
    .selectFrom('roster.shifts as s')
    .innerJoin('tournaments.tournaments as t', 't.tid', 's.tid')
    .leftJoin(rows.as('c'), 'c.sid', 's.sid')
    .selectAll('s')
    .select([
      't.time_zone',
      zero('c.count').as('count'),
      zero('c.confirmed_count').as('confirmed_count'),
      zero('c.wait_count').as('wait_count'),
      'c.taken',
    ])
    .orderBy('s.start_time')
    .orderBy('s.name')
    .orderBy('s.sid');

/** The shifts of a tournament by time, with their counts. */
export async function shiftsOf(db: Rosters, tid: string, filter: ShiftFilter = {}): Promise<ShiftRow[]> {
  const rows = await counted(db, counts(db).where('tid', '=', tid))
    .where('s.tid', '=', tid)
    .$if(filter.kind !== undefined, (query) => query.where('s.kind', '=', filter.kind ?? 'official'))
    .$if(filter.category !== undefined, (query) => query.where('s.category', '=', filter.category ?? ''))
    .execute();
  return rows.map(shownShift);
}

/** These shifts, by time; unknown ids are left out. */
export async function shiftsById(db: Rosters, sids: readonly string[]): Promise<ShiftRow[]> {
  if (sids.length === 0) return [];
  const rows = await counted(db, counts(db).where('sid', 'in', sids))
    .where('s.sid', 'in', sids)
    .execute();
  return rows.map(shownShift);
}

/** A person in a shift, and on which side of the waitlist. */
export interface Placed extends Spot {
  readonly sid: string;
  readonly onWaitlist: boolean;
}

/** Everybody in these shifts of a tournament, or in all, in the order they signed up, by shift. */
export async function peopleByShift(
  db: Rosters,
  tid: string,
  sids?: readonly string[],
): Promise<ReadonlyMap<string, readonly Placed[]>> {
  const rows = await db
    .selectFrom('roster.signups as g')
    .innerJoin('roster.shifts as s', 's.sid', 'g.sid')
    .innerJoin('tournaments.tournaments as t', 't.tid', 'g.tid')
    .select([
      'g.sid',
      'g.shift_id',
      'g.ref_id',
      'g.waitlist as onWaitlist',
      'g.confirmed',
      'g.slot',
      'g.captain',
      'g.signup_time as time',
      waiverMissing(sql`w.tid = ${tid}`).as('waiver_missing'),
    ])
    .where('g.tid', '=', tid)
    .$if(sids !== undefined, (query) => query.where(sql<boolean>`g.sid = any(${sids}::text[])`))
    .orderBy('g.signup_time')
    .orderBy('g.shift_id')
    .execute();
  const people = await facesOf(db, [...new Set(rows.map(({ ref_id }) => ref_id))]);
  return Map.groupBy(
    rows.flatMap((row) => {
      const person = people.get(row.ref_id);
      return person ? [{ ...row, ...person, spot_id: row.shift_id }] : [];
    }),
    ({ sid }) => sid,
  );
}

/** Who has a row in a shift, of whoever signed up by an instant where one is given. */
export async function peopleInShift(
  db: Rosters,
  sid: string,
  { until }: { readonly until?: string } = {},
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('roster.signups')
    .select('ref_id')
    .where('sid', '=', sid)
    .$if(until !== undefined, (query) => query.where('signup_time', '<=', until ?? ''))
    .orderBy('ref_id')
    .execute();
  return rows.map(({ ref_id }) => ref_id);
}

/** Who has a row in a shift of the tournament that ends after this instant, of whoever signed up by then. */
export async function peopleAhead(
  db: Rosters,
  tid: string,
  at: string,
  { category }: { readonly category?: string } = {},
): Promise<readonly string[]> {
  let people = db
    .selectFrom('roster.signups as g')
    .innerJoin('roster.shifts as s', 's.sid', 'g.sid')
    .select('g.ref_id')
    .distinct()
    .where('g.tid', '=', tid)
    .where('s.end_time', '>', at)
    .where('g.signup_time', '<=', at)
    .orderBy('g.ref_id');
  if (category !== undefined) people = people.where('s.category', '=', category);
  return (await people.execute()).map(({ ref_id }) => ref_id);
}

/** Names and credentials: read once each, where somebody's many rows would repeat them. */
async function facesOf(db: Rosters, refs: readonly string[]) {
  const rows = await db
    .selectFrom('accounts.people')
    .select(['ref_id', 'first', 'last', 'credentials', 'credentials_verified'])
    .where(sql<boolean>`ref_id = any(${[...refs]}::text[])`)
    .execute();
  return new Map(rows.map((person) => [person.ref_id, person]));
}

/** Where shifts belong, by shift. */
export async function shiftOwners(
  db: Rosters,
  sids: readonly string[],
): Promise<ReadonlyMap<string, { tid: string }>> {
  const rows = await db
    .selectFrom('roster.shifts')
    .select(['sid', 'tid'])
    .where(sql<boolean>`sid = any(${[...sids]}::text[])`)
    .execute();
  return new Map(rows.map(({ sid, tid }) => [sid, { tid }]));
}

/** Where sign-ups belong, and whose they are, by sign-up. */
export async function signupOwners(
  db: Rosters,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { tid: string; ref_id: string }>> {
  const rows = await db
    .selectFrom('roster.signups')
    .select(['shift_id', 'tid', 'ref_id'])
    .where(sql<boolean>`shift_id = any(${[...ids]}::text[])`)
    .execute();
  return new Map(rows.map(({ shift_id, tid, ref_id }) => [shift_id, { tid, ref_id }]));
}

/** How many wait before a person in each shift of a tournament, or in this one, that they wait for, by shift. */
export async function waitingBefore(
  db: Rosters,
  ref_id: string,
  { tid, sid }: { readonly tid: string; readonly sid?: string },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('roster.signups as own')
    .select([
      'own.sid',
      sql<number>`(select count(*)::int from roster.signups g where g.sid = own.sid and g.waitlist
        and (g.signup_time, g.shift_id) < (own.signup_time, own.shift_id))`.as('ahead'),
    ])
    .where('own.tid', '=', tid)
    .where('own.ref_id', '=', ref_id)
    .where('own.waitlist', '=', true)
    .$if(sid !== undefined, (query) => query.where('own.sid', '=', sid ?? ''))
    .execute();
  return new Map(rows.map(({ sid, ahead }) => [sid, ahead]));
}
