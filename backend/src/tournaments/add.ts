import {
  type AcceptTournaments,
  existsAlready,
  type ImportRow,
  type TournamentsAccepted,
} from '@courtcrew/domain/tournaments/index.ts';
import type { Caller, Use } from '../kernel/http/route.ts';
import { inOrder } from '../kernel/platform/inOrder.ts';
import { done } from '../kernel/refused.ts';
import type { Done, Outcome } from '../kernel/runtime/aggregate.ts';
import { intake, tournament } from './aggregates.ts';
import { type ImportClaims, keyOf } from './importClaims.ts';
import { checkImport } from './importFile.ts';

type Accepting = Omit<AcceptTournaments, 'type'>;

/** Adds all or none; answers ids in order. A request that dies is finished by a reaction or its retry. */
export async function addTournaments(accepting: Accepting, caller: Caller, use: Use): Promise<string[]> {
  return carryOut(done(await accept(accepting, caller, use)), use);
}

/** Adds the rows of an import as drafts; refuses those that exist already, also while another import adds them. */
export async function importTournaments(
  rows: readonly ImportRow[],
  claims: ImportClaims,
  caller: Caller,
  use: Use,
): Promise<string[]> {
  const { findings, tournaments } = await checkImport(use.db, rows);
  const wanted = tournaments.map((fields) => ({ tid: use.newId(keyOf(fields)), fields }));
  const lost = findings.length > 0 ? [] : await claims.take(wanted);
  const outcome = await accept(
    { tournaments: wanted, findings: [...findings, ...lost.map((place) => existsAlready(place + 1))] },
    caller,
    use,
  );
  if (outcome.refused) await claims.giveBack(wanted);
  return carryOut(done(outcome), use);
}

const accept = (accepting: Accepting, caller: Caller, use: Use): Promise<Outcome<TournamentsAccepted>> =>
  use.attempt(intake, caller.ref_id, { type: 'AcceptTournaments', ...accepting });

/** At a time: of a season's thousands most would wait too long for a connection, and so would everybody else. */
const ADDING = 8;

async function carryOut({ events }: Done<TournamentsAccepted>, use: Use): Promise<string[]> {
  const accepted = events.flatMap(({ data }) => data.tournaments);
  // Those the reaction was faster with are waited for as well before lists are read.
  await inOrder(accepted, ADDING, ({ tid, ...added }) =>
    use.execute(tournament, tid, { type: 'AddTournament', ...added }),
  );
  return accepted.map(({ tid }) => tid);
}
