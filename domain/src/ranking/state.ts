import { OrderedMap } from 'immutable';
import { evolveBy } from '../kernel/decider.ts';
import type { RowsOf } from '../kernel/record.ts';
import type { RankingEvent } from './events.ts';
import { rankingPlayer, rankingTournament } from './model.ts';

export interface Pair {
  readonly eid: string;
  readonly one: string;
  readonly two: string;
}

/** The rankings as decisions need them. */
export interface RankingState {
  readonly players: RowsOf<typeof rankingPlayer>;
  readonly tournaments: RowsOf<typeof rankingTournament>;
  readonly events: OrderedMap<string, { readonly rtid: string; readonly type: string }>;
  readonly pairs: OrderedMap<string, Pair>;
}

export const NO_RANKING: RankingState = {
  players: OrderedMap(),
  tournaments: OrderedMap(),
  events: OrderedMap(),
  pairs: OrderedMap(),
};

export const evolve = evolveBy<RankingState, RankingEvent>({
  ...rankingPlayer.fold('players'),
  ...rankingTournament.fold('tournaments'),
  RankingEventAdded: (state, { eid, rtid, type }) => ({
    ...state,
    events: state.events.set(eid, { rtid, type }),
  }),
  PartnersSaved: (state, { pair_id, ...pair }) => ({ ...state, pairs: state.pairs.set(pair_id, pair) }),
  PartnersParted: (state, { pair_id }) => ({ ...state, pairs: state.pairs.delete(pair_id) }),
});
