import type { BodyOf } from '@courtcrew/domain/contract/call.ts';
import { retyped } from '@courtcrew/domain/kernel/spelling.ts';
import * as calls from '@courtcrew/domain/scoring/contract.ts';
import {
  codesRecord,
  duprCsv,
  type ListedMatch,
  type MatchesCommand,
  matchesCsv,
  needOf,
} from '@courtcrew/domain/scoring/index.ts';
import { matchList, playersWithPhones } from '@courtcrew/projections/scoring/index.ts';
import { type Route, removal, route, type Use } from '../kernel/http/route.ts';
import { matchesAggregate } from './aggregates.ts';
import { scoredTournament } from './mayScore.ts';
import { addPlayers } from './players.ts';

const SAVED = { message: 'Saved' };
/** From one match on a court to the next, as pickleball tournaments plan them. */
const MATCH_MINUTES = 45;

type Listed = BodyOf<typeof calls.listMatches>['matches'];

const onMatches = async (use: Use, tid: string, command: MatchesCommand) =>
  (await use.execute(matchesAggregate, tid, command)).events;

/** The list as it stands with the players it names, of whom those nobody knows are added first. */
async function matchesNaming(use: Use, tid: string, matches: Listed) {
  const names = matches.flatMap(({ players }) => players.flat()).filter((name) => name !== '');
  const { added } = await addPlayers(
    use,
    tid,
    names.map((name) => ({ name, club: '', phone: null })),
  );
  await use.shown();
  const known = await playersWithPhones.all(use.db, { tid });
  const pids = new Map(known.map(({ pid, name }) => [retyped(name), pid]));
  const pidOf = (name: string | undefined) => (name ? (pids.get(retyped(name)) ?? null) : null);
  const listed = matches.map(
    ({ players: [one, two], ...match }): ListedMatch => ({
      ...match,
      t1p1: pidOf(one[0]),
      t1p2: pidOf(one[1]),
      t2p1: pidOf(two[0]),
      t2p2: pidOf(two[1]),
    }),
  );
  return { listed, added };
}

/** What a list of matches brings: players nobody knows, matches that are new, and changes of those that were not called. */
export async function listMatches(use: Use, tid: string, matches: Listed) {
  const { listed, added: players } = await matchesNaming(use, tid, matches);
  const called = new Set(
    (await matchList.all(use.db, { tid })).filter(({ state }) => state !== 'listed').map(({ mid }) => mid),
  );
  const events = await onMatches(use, tid, { type: 'ListMatches', matches: listed, called });
  const added = events.filter(({ type }) => type === 'ListedMatchAdded').length;
  return { added, changed: events.length - added, players };
}

export const matchRoutes: readonly Route[] = [
  route(calls.getMatchList, async ({ tid }, use) => {
    await scoredTournament(use, tid);
    return matchList.all(use.db, { tid });
  }),

  route(calls.addListedMatch, async ({ body: { tid, ...fields } }, use) => {
    await scoredTournament(use, tid);
    const [event] = await onMatches(use, tid, { type: 'AddListedMatch', fields });
    return { ...SAVED, mid: event?.data.mid ?? '' };
  }),

  route(
    calls.editListedMatch,
    async ({ tid, params: { mid: key }, body: { seen = {}, ...changes } }, use) => {
      await scoredTournament(use, tid);
      await onMatches(use, tid, { type: 'EditListedMatch', key, changes, seen });
      return SAVED;
    },
  ),

  removal(calls.removeListedMatch, async ({ tid, params: { mid: key } }, use) => {
    await scoredTournament(use, tid);
    await onMatches(use, tid, { type: 'RemoveListedMatch', key });
    return { message: 'Removed' };
  }),

  route(
    calls.listMatches,
    async ({ tid, body: { matches } }, use) => {
      await scoredTournament(use, tid);
      return { ...SAVED, ...(await listMatches(use, tid, matches)) };
    },
    // Sent again it finds all of it there.
    { body: 'large', limit: 'heavy', keepsAnswer: () => true },
  ),

  route(calls.getRefereeNeed, async ({ tid, query: { minutes = MATCH_MINUTES } }, use) => {
    await scoredTournament(use, tid);
    return needOf(await matchList.all(use.db, { tid }), minutes);
  }),

  route(calls.exportMatches, async ({ tid }, use) => {
    await scoredTournament(use, tid);
    return matchesCsv(await matchList.all(use.db, { tid }));
  }),

  route(calls.exportDupr, async ({ tid }, use) => {
    const { name } = await scoredTournament(use, tid);
    return duprCsv(name, await matchList.all(use.db, { tid }));
  }),

  route(calls.exportCodes, async ({ tid }, use) => {
    const tournament = await scoredTournament(use, tid);
    return JSON.stringify(codesRecord(tournament, await matchList.all(use.db, { tid })), null, 1);
  }),
];
