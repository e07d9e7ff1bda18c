import { payFactsOf } from '@courtcrew/domain/board/index.ts';
import { tournamentById } from '../../tournaments/index.ts';
import type { Boards } from './database.ts';
import { auxRows } from './rows.ts';

/** What the people on a court are paid, and what their match is finished with. */

/** The tournament's rates for these people, by person; in cents. Unknown people are left out. */
export async function payOf(db: Boards, tid: string, refs: readonly string[]) {
  if (refs.length === 0) return {};
  const [tournament, people] = await Promise.all([
    tournamentById(db, tid),
    db.selectFrom('accounts.people').select(['ref_id', 'credentials']).where('ref_id', 'in', refs).execute(),
  ]);
  if (!tournament) return {};
  return Object.fromEntries(
    people.map(({ ref_id, credentials }) => [ref_id, payFactsOf(credentials, tournament)]),
  );
}

/** The match under way on a court; undefined where it is free. */
export const matchOn = (db: Boards, tid: string, court: number) =>
  db
    .selectFrom('board.courts')
    .selectAll()
    .where('tid', '=', tid)
    .where('court', '=', court)
    .executeTakeFirst();

/** The match on a court with the estimates of its referees, in cents, and the assignments at that court. */
export async function matchToFinish(db: Boards, tid: string, court: number) {
  const match = await matchOn(db, tid, court);
  if (!match) return undefined;
  const { ref_id, second_ref_id } = match;
  const [pay, aux] = await Promise.all([
    payOf(db, tid, second_ref_id === null ? [ref_id] : [ref_id, second_ref_id]),
    auxRows(db, tid, { ids: [], refs: [], courts: [court] }),
  ]);
  return {
    ...match,
    estimated: pay[ref_id]?.lead ?? 0,
    second_estimated: second_ref_id === null ? null : (pay[second_ref_id]?.second ?? 0),
    aux,
  };
}
