import { OrderedMap } from 'immutable';
import type { RankedPlayer, RankedTournament } from './model.ts';

export interface Pair {
  readonly eid: string;
  readonly one: string;
  readonly two: string;
}

/** The rankings as decisions need them. */
export interface RankingState {
  readonly players: OrderedMap<string, RankedPlayer>;
  readonly tournaments: OrderedMap<string, RankedTournament>;
  readonly events: OrderedMap<string, { readonly rtid: string; readonly type: string }>;
  readonly pairs: OrderedMap<string, Pair>;
}

export const NO_RANKING: RankingState = {
  players: OrderedMap(),
  tournaments: OrderedMap(),
  events: OrderedMap(),
  pairs: OrderedMap(),
};
