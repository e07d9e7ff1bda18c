import { addDays, dateIn, dayBegins, type TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { sql } from 'kysely';
import type { Boards } from './database.ts';

/** The day at the venue that an instant lies in, as instants. */
export interface Today {
  readonly now: string;
  readonly from: string;
  /** Not of the day any more. */
  readonly to: string;
}

export function todayIn(zone: TimeZone, now: string): Today {
  const date = dateIn(now, zone);
  return { now, from: dayBegins(date, zone), to: dayBegins(addDays(date, 1), zone) };
}

/** Today at the tournament's venue; undefined for an unknown tournament. */
export async function todayOf(db: Boards, tid: string, now: string): Promise<Today | undefined> {
  const row = await db
    .selectFrom('tournaments.tournaments')
    .select('time_zone')
    .where('tid', '=', tid)
    .executeTakeFirst();
  return row && todayIn(row.time_zone, now);
}

/** A shift (`s`) is of today when it begins today, and also when one of yesterday is still going on. */
export const isToday = ({ now, from, to }: Today) =>
  sql<boolean>`(s.start_time >= ${from} and s.start_time < ${to} or s.start_time < ${from} and s.end_time > ${now})`;

/** Officials in shifts, those who only applied left out. */
export const seats = (db: Boards, tid: string) =>
  db
    .selectFrom('roster.signups as g')
    .innerJoin('roster.shifts as s', 's.sid', 'g.sid')
    .where('g.tid', '=', tid)
    .where('g.waitlist', '=', false)
    .where('s.kind', '=', 'official');

/** Those of them in shifts of today. */
export const seatsToday = (db: Boards, tid: string, today: Today) => seats(db, tid).where(isToday(today));
