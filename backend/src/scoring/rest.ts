import * as calls from '@courtcrew/domain/scoring/contract.ts';
import { matchesResource, playersResource, scoresResource } from '@courtcrew/domain/scoring/index.ts';
import { matchList, playersWithPhones, scoreCards } from '@courtcrew/projections/scoring/index.ts';
import { tournamentResource } from '../kernel/http/rest/list.ts';
import type { RestReader, RestResource } from '../kernel/http/rest/resource.ts';
import { scoredTournament } from './mayScore.ts';

/** A list of a tournament whose scores are reported. */
const whereScored =
  <List>(list: List) =>
  async ({ use }: RestReader, tid: string): Promise<List> => {
    await scoredTournament(use, tid);
    return list;
  };

const players = tournamentResource({
  spec: playersResource,
  list: whereScored(playersWithPhones),
  key: 'pid',
  create: calls.addPlayer,
  async update({ pid }, change, { ask, seen }) {
    await ask(calls.editPlayer, { body: { id: pid, ...change, seen } });
  },
  remove: calls.removePlayer,
});

const matches = tournamentResource({
  spec: matchesResource,
  list: whereScored(matchList),
  key: 'mid',
  create: calls.addListedMatch,
  update: calls.editListedMatch,
  remove: calls.removeListedMatch,
});

const scores = tournamentResource({ spec: scoresResource, list: whereScored(scoreCards), key: 'sid' });

export const scoringResources: readonly RestResource[] = [players, matches, scores];
