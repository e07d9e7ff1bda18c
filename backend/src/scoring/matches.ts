import { retyped } from '@courtcrew/domain/kernel/spelling.ts';
import * as calls from '@courtcrew/domain/scoring/contract.ts';
import {
  codesRecord,
  duprCsv,
  type ListedMatch,
  type MatchesCommand,
  matchesCsv,
  needOf,
  type PlayerPlan,
  type PlayersState,
} from '@courtcrew/domain/scoring/index.ts';
import { matchList } from '@courtcrew/projections/scoring/index.ts';
import type { Product } from '../kernel/area.ts';
import { type Route, removal, route, type Use } from '../kernel/http/route.ts';
import { Refused } from '../kernel/refused.ts';
import type { Send } from '../kernel/runtime/aggregate.ts';
import { matchesAggregate, playersAggregate } from './aggregates.ts';
import { scoredTournament } from './mayScore.ts';

const SAVED = { message: 'Saved' };
/** From one match on a court to the next, as pickleball tournaments plan them. */
const MATCH_MINUTES = 45;

type Listed = readonly calls.ListedByName[];

const onMatches = async (use: Use, tid: string, command: MatchesCommand) =>
  (await use.execute(matchesAggregate, tid, command)).events;

const namesIn = (matches: Listed): readonly string[] => [
  ...new Map(
    matches
      .flatMap(({ players }) => players.flat())
      .flatMap((name) => (name === '' ? [] : [[retyped(name), name]])),
  ).values(),
];

/** Who plays in these matches and is on no list yet. */
function newPlayers(players: PlayersState, matches: Listed): readonly PlayerPlan[] {
  const known = new Set([...players.values()].map(({ name }) => retyped(name)));
  return namesIn(matches).flatMap((name) =>
    known.has(retyped(name)) ? [] : { name, club: '', phone: null },
  );
}

/** The same matches by the ids of their players. */
function matchesOf(players: PlayersState, matches: Listed): readonly ListedMatch[] {
  const pids = new Map([...players].map(([pid, { name }]) => [retyped(name), pid]));
  const pidOf = (name: string | undefined) => (name ? (pids.get(retyped(name)) ?? null) : null);
  return matches.map(({ players: [one, two], ...match }) => ({
    ...match,
    t1p1: pidOf(one[0]),
    t1p2: pidOf(one[1]),
    t2p1: pidOf(two[0]),
    t2p2: pidOf(two[1]),
  }));
}

/** Matches that were called: they are played as they were then. */
export const calledIn = async (db: Use['db'], tid: string): Promise<ReadonlySet<string>> =>
  new Set((await matchList.all(db, { tid })).flatMap(({ mid, state }) => (state === 'listed' ? [] : mid)));

/**
 * Lists matches whose players are known by their names: those nobody knows are added first. Answers the first refusal, or the
 * matches as they are listed now, what that changed, and how many players it added.
 */
export async function listByName(
  { bus, db }: Pick<Product, 'bus' | 'db'>,
  send: Send<[step: string]>,
  tid: string,
  matches: Listed,
) {
  const unknown = newPlayers(await bus.peek(playersAggregate, tid), matches);
  if (unknown.length > 0) {
    // Named by who is in it: others may have been added since it was begun.
    const step = `players ${unknown.map(({ name }) => name).join('\n')}`;
    const command = { type: 'AddPlayers' as const, players: unknown, confirm: true };
    const outcome = await send(playersAggregate, tid, command, step);
    if (outcome.refused) return outcome;
  }
  const called = await calledIn(db, tid);
  const listed = matchesOf(await bus.peek(playersAggregate, tid), matches);
  const outcome = await send(
    matchesAggregate,
    tid,
    { type: 'ListMatches', matches: listed, called },
    'matches',
  );
  return outcome.refused ? outcome : { ...outcome, listed, players: unknown.length };
}

export const matchRoutes = ({ bus }: Pick<Product, 'bus'>): readonly Route[] => [
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
      const send: Send<[step: string]> = (aggregate, id, command, step) =>
        use.attempt(aggregate, id, command, { step });
      const outcome = await listByName({ bus, db: use.db }, send, tid, matches);
      if (outcome.refused) throw new Refused(outcome);
      const { events, players } = outcome;
      const added = events.filter(({ type }) => type === 'ListedMatchAdded').length;
      return { ...SAVED, added, changed: events.length - added, players };
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
