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
