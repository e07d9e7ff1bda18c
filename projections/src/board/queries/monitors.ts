import { sql } from 'kysely';
import type { Boards } from './database.ts';
import { auxRows } from './rows.ts';

/** The name of the court somebody is on now. */
export const courtOf = async (db: Boards, tid: string, ref_id: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('board.people as b')
      .innerJoin('tournaments.courts as c', (join) =>
        join.onRef('c.tid', '=', 'b.tid').onRef('c.court_order', '=', 'b.court'),
      )
      .select('c.name')
      .where('b.tid', '=', tid)
      .where('b.ref_id', '=', ref_id)
      .where('b.at', '=', 'court')
      .executeTakeFirst()
  )?.name;

/** The matches under way. */
export const matchesOn = (db: Boards, tid: string) =>
  db.selectFrom('board.courts').selectAll().where('tid', '=', tid).execute();

/** The match under way on a court and the assignments at it; undefined where the court is free. */
export async function matchOn(db: Boards, tid: string, court: number) {
  const [match, aux] = await Promise.all([
    db
      .selectFrom('board.courts')
      .selectAll()
      .where('tid', '=', tid)
      .where('court', '=', court)
      .executeTakeFirst(),
    auxRows(db, tid, { ids: [], refs: [], courts: [court] }),
  ]);
  return match && { ...match, aux };
}

/** A monitor `m` who has been checked out or left the staff is none, even before the board has let them go. */
const isThere = sql<boolean>`(exists (select from roster.checkins i where i.tid = m.tid and i.ref_id = m.ref_id
    and i.checked_out is null)
  and exists (select from roster.staff w where w.tid = m.tid and w.ref_id = m.ref_id and w.role = 'volunteer'))`;

/** Every court in its order, with the volunteer who looks after it. */
export const monitoredCourts = (db: Boards, tid: string) =>
  db
    .selectFrom('tournaments.courts as c')
    .leftJoin('board.monitors as m', (join) =>
      join.onRef('m.tid', '=', 'c.tid').onRef('m.court', '=', 'c.court_order').on(isThere),
    )
    .leftJoin('accounts.people as p', 'p.ref_id', 'm.ref_id')
    .select([
      'c.court_order',
      'c.name as court_num',
      'c.description',
      'c.color',
      'm.ref_id',
      'p.first',
      'p.last',
    ])
    .where('c.tid', '=', tid)
    .orderBy('c.court_order')
    .execute();

/** Names of the courts somebody looks after, in the order of courts. */
export const courtsMonitoredBy = async (db: Boards, tid: string, ref_id: string): Promise<string[]> =>
  (
    await db
      .selectFrom('board.monitors as m')
      .innerJoin('tournaments.courts as c', (join) =>
        join.onRef('c.tid', '=', 'm.tid').onRef('c.court_order', '=', 'm.court'),
      )
      .select('c.name')
      .where('m.tid', '=', tid)
      .where('m.ref_id', '=', ref_id)
      .where(isThere)
      .orderBy('c.court_order')
      .execute()
  ).map(({ name }) => name);
