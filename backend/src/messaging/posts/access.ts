import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { NOT_ON_BOARD } from '@courtcrew/domain/messaging/index.ts';
import { isOfficialSection, runsSection } from '@courtcrew/domain/roster/index.ts';
import { hasMessageBoard, type Section } from '@courtcrew/domain/tournaments/index.ts';
import { scheduleOf } from '@courtcrew/projections/roster/index.ts';
import {
  isRegistered,
  type TournamentRow,
  tournamentById,
} from '@courtcrew/projections/tournaments/index.ts';
import { type Caller, found, type Use } from '../../kernel/http/route.ts';
import { Refused } from '../../kernel/refused.ts';

const notOnBoard = () => new Refused(refuse('not-on-board', NOT_ON_BOARD));

/**
 * The tournament whose board of a section the caller reads; null for who is not registered there at all. Throws 409
 * for who is not selected or confirmed, and while there is no board.
 */
export async function boardFor(
  use: Use,
  caller: Caller,
  tid: string,
  section: Section,
): Promise<TournamentRow | null> {
  const tournament = found(await tournamentById(use.db, tid), 'Tournament');
  if (runsSection(caller, section)) {
    if (hasMessageBoard(tournament.status)) return tournament;
    throw notOnBoard();
  }
  const { ref_id } = caller;
  if (!(await isRegistered(use.db, tid, ref_id))) return null;
  const kind = isOfficialSection(section) ? 'official' : 'volunteer';
  const rows = await scheduleOf(use.db, ref_id, { tid, own: false });
  const works = rows.some((row) => row.kind === kind && !row.waitlist);
  if (!works || tournament.status !== 'published') throw notOnBoard();
  return tournament;
}

/** The same for a write: who is not registered is refused like who is not selected. */
export async function mustBeOnBoard(
  use: Use,
  caller: Caller,
  tid: string,
  section: Section,
): Promise<TournamentRow> {
  const tournament = await boardFor(use, caller, tid, section);
  if (!tournament) throw notOnBoard();
  return tournament;
}
