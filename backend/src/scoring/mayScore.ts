import { allows } from '@courtcrew/domain/contract/policies.ts';
import { tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import { type Caller, found, type Use } from '../kernel/http/route.ts';
import { forbidden } from '../kernel/refused.ts';

/** Whether the caller runs the scores of the call's tournament: any of its admins. */
export const runsScores = (caller: Caller): boolean => allows('staff', { ...caller, subject: null });

/** The tournament, where it has score reporting. Throws 403 where it does not: then nobody runs its scores. */
export async function scoredTournament(use: Use, tid: string) {
  const row = found(await tournamentById(use.db, tid), 'Tournament');
  if (!row.score_reporting) throw forbidden();
  return row;
}
