import { sql } from 'kysely';
import type { Rosters } from '../queries/database.ts';
import { counts } from '../queries/shifts.ts';

/** What begins at one instant and still takes volunteers. */
export interface Opening {
  readonly tid: string;
  /** UTC ISO text. */
  readonly start_time: string;
  readonly shifts: number;
  /** Spots nobody has taken; 0 where only waitlists have room. */
  readonly needed: number;
}

/** What tournaments still look for volunteers for, of the categories on their sign-up pages, by time. */
export const openingsOf = async (db: Rosters, tids: readonly string[], now: string): Promise<Opening[]> =>
  tids.length === 0
    ? []
    : db
        .selectFrom('roster.shifts as s')
        .innerJoin('roster.categories as k', 'k.vcid', 's.category')
        .leftJoin(counts(db).where('tid', 'in', tids).as('c'), 'c.sid', 's.sid')
        .select([
          's.tid',
          's.start_time',
          sql<number>`count(*)::int`.as('shifts'),
          sql<number>`sum(greatest(s.spots - coalesce(c.count, 0), 0))::int`.as('needed'),
        ])
        .where('s.tid', 'in', tids)
        .where('s.kind', '=', 'volunteer')
        // What has begun is filled by the desk alone.
        .where('s.start_time', '>', now)
        .where('k.show', '=', true)
        .where('k.deleted', '=', false)
        .where(
          sql<boolean>`(s.spots > coalesce(c.count, 0) or s.wait_spots is null or s.wait_spots > coalesce(c.wait_count, 0))`,
        )
        .groupBy(['s.tid', 's.start_time'])
        .orderBy('s.start_time')
        .orderBy('s.tid')
        .execute();
