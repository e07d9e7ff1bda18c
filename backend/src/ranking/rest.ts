import * as calls from '@courtcrew/domain/ranking/contract.ts';
import {
  rankingEventsResource,
  rankingPairsResource,
  rankingPlayersResource,
  rankingTournamentsResource,
} from '@courtcrew/domain/ranking/index.ts';
import {
  rankingEventRows,
  rankingPairRows,
  rankingPlayers,
  rankingTournaments,
} from '@courtcrew/projections/ranking/index.ts';
import { listResource } from '../kernel/http/rest/list.ts';
import type { RestResource } from '../kernel/http/rest/resource.ts';

export const rankingResources: readonly RestResource[] = [
  listResource({
    spec: rankingPlayersResource,
    list: rankingPlayers,
    key: 'player_id',
    create: calls.addPlayer,
    update: calls.editPlayer,
    remove: calls.removePlayer,
  }),
  listResource({
    spec: rankingTournamentsResource,
    list: rankingTournaments,
    key: 'rtid',
    create: calls.addTournament,
    update: calls.editTournament,
  }),
  listResource({
    spec: rankingEventsResource,
    list: rankingEventRows,
    key: 'eid',
    create: calls.addEventToTournament,
  }),
  listResource({
    spec: rankingPairsResource,
    list: rankingPairRows,
    key: 'pair_id',
    create: calls.savePartners,
    remove: calls.partPartners,
  }),
];
