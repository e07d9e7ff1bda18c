import type { AcceptTournaments, TournamentsAccepted } from '@courtcrew/domain/tournaments/index.ts';
import type { Caller, Use } from '../kernel/http/route.ts';
import { intake, tournament } from './aggregates.ts';

type Accepted = TournamentsAccepted['data']['tournaments'];

/**
 * Adds new tournaments, all of them or none, and answers their ids in the same order. They are accepted in one
 * event first; a request that dies half-way is finished by the reaction to it, or by being sent again.
 */
export async function addTournaments(
  { tournaments, findings }: Omit<AcceptTournaments, 'type'>,
  caller: Caller,
  use: Use,
): Promise<string[]> {
  const { events } = await use.execute(intake, caller.ref_id, {
    type: 'AcceptTournaments',
    tournaments,
    findings,
  });
  const accepted: Accepted = events.flatMap(({ data }) => data.tournaments);
  // Those the reaction was faster with are waited for as well before lists are read.
  await Promise.all(
    accepted.map(({ tid, ...added }) => use.execute(tournament, tid, { type: 'AddTournament', ...added })),
  );
  return accepted.map(({ tid }) => tid);
}
