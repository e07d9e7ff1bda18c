import { type EventsOf, event } from '../kernel/event.ts';
import { rankingPlayer, rankingTournament } from './model.ts';

/** What happens to the rankings: one stream for all of them. A removed player's pairs were taken apart before. */
export const rankingEvents = {
  ...rankingPlayer.events,
  ...rankingTournament.events,
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
