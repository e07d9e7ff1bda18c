import { setTimeout } from 'node:timers/promises';
import type { AcceptTournaments, TournamentsAccepted } from '@courtcrew/domain/tournaments/index.ts';
import { tournamentsByIds } from '@courtcrew/projections/tournaments/index.ts';
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
  const tids = accepted.map(({ tid }) => tid);
  const outcomes = await Promise.all(
    accepted.map(({ tid, ...added }) => use.execute(tournament, tid, { type: 'AddTournament', ...added })),
  );
  if (outcomes.some(({ position }) => position === null)) await shown(tids, use);
  return tids;
}

const LOOK_AGAIN_MS = 25;
const LOOKS = 80;

/**
 * The reaction was faster with some of them, so no position of this request says when lists show them. Gives up
 * after two seconds, as every wait for a read model does: they are added all the same.
 */
async function shown(tids: readonly string[], use: Use): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    if ((await tournamentsByIds(use.db, tids)).length === tids.length) return;
    await setTimeout(LOOK_AGAIN_MS);
  }
}
