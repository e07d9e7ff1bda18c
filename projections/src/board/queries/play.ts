import type { Boards } from './database.ts';
import { auxRows } from './rows.ts';

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
