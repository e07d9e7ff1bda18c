import { addDays, dateIn, type TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { EARLY_MS, WITHOUT_END_MS } from '@courtcrew/domain/roster/index.ts';
import { sql } from 'kysely';
import type { Rosters } from '../queries/database.ts';

/** Who is checked in, and for which shifts. */

/** A day at the venue whose check-ins count; with `now` also those for shifts that run over midnight. */
export interface CheckinDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly now?: { readonly at: string; readonly zone: TimeZone };
}

const instant = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();

/** The shifts `s` that somebody who is at the venue now is there for, as `isCurrent` says it. */
export const isCurrentShift = (at: string) =>
  sql<boolean>`(s.start_time <= ${instant(at, EARLY_MS)} and (s.end_time > ${at}
    or s.end_time = s.start_time and s.start_time > ${instant(at, -WITHOUT_END_MS)}))`;

/** The current seats in a kind of shifts, by person and start; of one person where it is said whose. */
export const currentSeats = (
  db: Rosters,
  tid: string,
  kind: 'official' | 'volunteer',
  at: string,
  ref_id?: string,
) =>
  db
    .selectFrom('roster.signups as g')
    .innerJoin('roster.shifts as s', 's.sid', 'g.sid')
    .select(['g.ref_id', 's.start_time'])
    .where('g.tid', '=', tid)
    .where('g.waitlist', '=', false)
    .where('s.kind', '=', kind)
    .where(isCurrentShift(at))
    .$if(ref_id !== undefined, (query) => query.where('g.ref_id', '=', ref_id ?? ''))
    .orderBy('s.start_time')
    .execute();

/** Of the volunteers checked in on the day, or of one of them. Without joins: those are slow in a new tournament. */
export async function checkedIn(
  db: Rosters,
  tid: string,
  { date, now }: CheckinDay,
  ref_id?: string,
): Promise<ReadonlySet<string>> {
  const days = now ? [addDays(date, -1), date, addDays(date, 1)] : [date];
  const [rows, seats] = await Promise.all([
    db
      .selectFrom('roster.checkins')
      .select(['ref_id', sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day')])
      .where('tid', '=', tid)
      .where('day', 'in', days)
      .where('checked_out', 'is', null)
      .$if(ref_id !== undefined, (query) => query.where('ref_id', '=', ref_id ?? ''))
      .execute(),
    now ? currentSeats(db, tid, 'volunteer', now.at, ref_id) : [],
  ]);
  const current = new Set(
    now ? seats.map((seat) => `${dateIn(seat.start_time, now.zone)} ${seat.ref_id}`) : [],
  );
  const counts = (row: { readonly day: string; readonly ref_id: string }) =>
    row.day === date || current.has(`${row.day} ${row.ref_id}`);
  return new Set(rows.filter(counts).map((row) => row.ref_id));
}

/** Whether somebody is a volunteer of the tournament and checked in on the day. */
export const checkedInVolunteer = async (
  db: Rosters,
  tid: string,
  ref_id: string,
  day: CheckinDay,
): Promise<boolean> => {
  const [here, member] = await Promise.all([
    checkedIn(db, tid, day, ref_id),
    db
      .selectFrom('roster.staff')
      .select('ref_id')
      .where('tid', '=', tid)
      .where('ref_id', '=', ref_id)
      .where('role', '=', 'volunteer')
      .executeTakeFirst(),
  ]);
  return member !== undefined && here.has(ref_id);
};

/** Whether somebody is a volunteer here who has not been checked out, whichever day they came for. */
export const isThere = async (db: Rosters, tid: string, ref_id: string): Promise<boolean> =>
  (await db
    .selectFrom('roster.checkins as c')
    .innerJoin('roster.staff as m', (join) =>
      join.onRef('m.tid', '=', 'c.tid').onRef('m.ref_id', '=', 'c.ref_id'),
    )
    .select('c.ref_id')
    .where('c.tid', '=', tid)
    .where('c.ref_id', '=', ref_id)
    .where('c.checked_out', 'is', null)
    .where('m.role', '=', 'volunteer')
    .executeTakeFirst()) !== undefined;
