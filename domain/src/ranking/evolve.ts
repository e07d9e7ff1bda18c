import { evolveBy } from '../kernel/decider.ts';
import type { RankingEvent } from './events.ts';
import type { RankedPlayer } from './model.ts';
import type { RankingState } from './state.ts';

/** A removed player's fields read as null. */
const known = ({ first, last, gender, birth }: { [F in keyof RankedPlayer]: RankedPlayer[F] | null }) => ({
  first: first ?? '',
  last: last ?? '',
  gender: gender ?? 'F',
  birth,
});

export const evolve = evolveBy<RankingState, RankingEvent>({
  RankingPlayerAdded: (state, { player_id, ...player }) => ({
    ...state,
    players: state.players.set(player_id, known(player)),
  }),
  RankingPlayerEdited: (state, { player_id, ...changes }) => {
    const before = state.players.get(player_id);
    return before
      ? { ...state, players: state.players.set(player_id, known({ ...before, ...changes })) }
      : state;
  },
  RankingPlayerRemoved: (state, { player_id }) => ({ ...state, players: state.players.delete(player_id) }),
  RankingTournamentAdded: (state, { rtid, ...fields }) => ({
    ...state,
    tournaments: state.tournaments.set(rtid, fields),
  }),
  RankingTournamentEdited: (state, { rtid, ...changes }) => {
    const before = state.tournaments.get(rtid);
    return before ? { ...state, tournaments: state.tournaments.set(rtid, { ...before, ...changes }) } : state;
  },
  RankingEventAdded: (state, { eid, rtid, type }) => ({
    ...state,
    events: state.events.set(eid, { rtid, type }),
  }),
  PartnersSaved: (state, { pair_id, ...pair }) => ({ ...state, pairs: state.pairs.set(pair_id, pair) }),
  PartnersParted: (state, { pair_id }) => ({ ...state, pairs: state.pairs.delete(pair_id) }),
});
