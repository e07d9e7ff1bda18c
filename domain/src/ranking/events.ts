import { type EventsOf, event } from '../kernel/event.ts';
import type { RankedPlayer, RankedTournament } from './model.ts';

/** What happens to the rankings: one stream for all of them. */
export const rankingEvents = {
  /** The player's own id owns the seal: players need not have an account. */
  RankingPlayerAdded: event<
    { readonly player_id: string } & { readonly [Field in keyof RankedPlayer]: RankedPlayer[Field] | null }
  >('Ranking player added', { sealed: { player_id: ['first', 'last', 'gender', 'birth'] } }),
  /** Holds only what is different now. */
  RankingPlayerEdited: event<
    { readonly player_id: string } & {
      readonly [Field in keyof RankedPlayer]?: RankedPlayer[Field] | null;
    }
  >('Ranking player changed', { sealed: { player_id: ['first', 'last', 'gender', 'birth'] } }),
  /** Pairs were taken apart before; the player's name is gone for good. */
  RankingPlayerRemoved: event<{ readonly player_id: string }>('Ranking player removed'),
  RankingTournamentAdded: event<{ readonly rtid: string } & RankedTournament>('Ranking tournament added'),
  RankingTournamentEdited: event<{ readonly rtid: string } & Partial<RankedTournament>>(
    'Ranking tournament changed',
  ),
  RankingEventAdded: event<{ readonly eid: string; readonly rtid: string; readonly type: string }>(
    'Ranking event added',
  ),
  PartnersSaved: event<{
    readonly pair_id: string;
    readonly eid: string;
    readonly one: string;
    readonly two: string;
  }>('Partners saved'),
  PartnersParted: event<{ readonly pair_id: string; readonly eid: string }>('Partners parted'),
};

export type RankingEvent = EventsOf<typeof rankingEvents>;
