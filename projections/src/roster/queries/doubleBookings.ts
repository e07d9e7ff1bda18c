import { type DoubleBooking, selectionsShown } from '@courtcrew/domain/roster/index.ts';
import { ARCHIVED_STATUSES, STATUSES } from '@courtcrew/domain/tournaments/index.ts';
import { sql } from 'kysely';
import { categoryName } from '../volunteers/categoryName.ts';
import type { Rosters } from './database.ts';

/**
 * Somebody with spots in two tournaments at overlapping hours. Claims keep that from happening while both are current; one
 * that comes back from the archive brings its people along as they sat.
 */

/** Spots, and the one each meets in a current tournament. */
const meetings = (db: Rosters) =>
  db
    .selectFrom('roster.signups as g')
    .innerJoin('roster.shifts as s', 's.sid', 'g.sid')
    .innerJoin('roster.signups as og', (join) =>
      join.onRef('og.ref_id', '=', 'g.ref_id').onRef('og.tid', '<>', 'g.tid'),
    )
    .innerJoin('roster.shifts as o', 'o.sid', 'og.sid')
    .innerJoin('tournaments.tournaments as ot', 'ot.tid', 'og.tid')
    .where('g.waitlist', '=', false)
    .where('og.waitlist', '=', false)
    .where('ot.status', 'not in', ARCHIVED_STATUSES)
    .where(
      sql<boolean>`(s.start_time = o.start_time or s.start_time < o.end_time and s.end_time > o.start_time)`,
    );

/** Who of a tournament is to be elsewhere at the hours of a shift here, by name and time. */
export const doubleBookings = (db: Rosters, tid: string): Promise<DoubleBooking[]> =>
  meetings(db)
    .innerJoin('accounts.people as p', 'p.ref_id', 'g.ref_id')
    .where('g.tid', '=', tid)
    .select([
      'g.shift_id',
      'g.ref_id',
      'p.first',
      'p.last',
      's.name',
      categoryName('s', 'kind').as('category'),
      's.start_time as start',
      's.end_time as end',
      'ot.name as tournament',
      'o.name as other_name',
      'o.start_time as other_start',
      'o.end_time as other_end',
    ])
    .orderBy('p.last_key')
    .orderBy('p.first_key')
    .orderBy('s.start_time')
    .orderBy('g.shift_id')
    .execute();

/** Current tournaments that were archived: nobody else's people can be in two shifts. Mostly there is none. */
const broughtBack = async (db: Rosters): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('tournaments.tournaments')
    .select('tid')
    .where('brought_back', '=', true)
    .where('status', 'not in', ARCHIVED_STATUSES)
    .execute();
  return rows.map(({ tid }) => tid);
};

/** What the person knows of the other spot: not of one as an official that `ownStatusOf` still calls applied for. */
const isTold = sql<boolean>`(ot.status <> 'draft'
  and (o.kind = 'volunteer' or og.confirmed or ot.status = any(${STATUSES.filter(selectionsShown)}::text[])))`;

/**
 * Ids of the rows, of one tournament or of one person, that meet another of the same person's. `own` is as the person
 * sees it: a mark tells of the other spot.
 */
export async function rowsInConflict(
  db: Rosters,
  of: { readonly tid: string } | { readonly ref_id: string; readonly own: boolean },
): Promise<ReadonlySet<string>> {
  const back = await broughtBack(db);
  if (back.length === 0) return new Set();
  const rows = await meetings(db)
    .innerJoin('tournaments.tournaments as t', 't.tid', 'g.tid')
    .where('t.status', 'not in', ARCHIVED_STATUSES)
    .where((row) => row.or([row('g.tid', 'in', back), row('og.tid', 'in', back)]))
    .$if('tid' in of, (query) => query.where('g.tid', '=', 'tid' in of ? of.tid : ''))
    .$if('ref_id' in of, (query) => query.where('g.ref_id', '=', 'ref_id' in of ? of.ref_id : ''))
    .$if('own' in of && of.own, (query) => query.where(isTold))
    .select('g.shift_id')
    .distinct()
    .execute();
  return new Set(rows.map(({ shift_id }) => shift_id));
}
