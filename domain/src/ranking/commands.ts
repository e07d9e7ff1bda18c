import type { CommandsOf } from '../kernel/record.ts';
import type { RankedPlayer, rankingPlayer, rankingTournament } from './model.ts';

/** What can be asked of the rankings. Whether the actor may ask was decided before. */

/** Those who are there already, by name and day of birth, are left out. */
export interface AddRankingPlayers {
  readonly type: 'AddRankingPlayers';
  readonly players: readonly RankedPlayer[];
}

export interface AddRankingEvent {
  readonly type: 'AddRankingEvent';
  readonly rtid: string;
  /** One of `EVENT_TYPES`. */
  readonly event: string;
}

/** Enters both into the event. */
export interface SavePartners {
  readonly type: 'SavePartners';
  readonly eid: string;
  readonly one: string;
  readonly two: string;
}

export interface PartPartners {
  readonly type: 'PartPartners';
  readonly pair_id: string;
}

type PlayerCommand = CommandsOf<typeof rankingPlayer>;
export type EditRankingPlayer = Extract<PlayerCommand, { type: 'EditRankingPlayer' }>;

export type RankingCommand =
  | AddRankingPlayers
  | Exclude<PlayerCommand, { type: 'AddRankingPlayer' }>
  | CommandsOf<typeof rankingTournament>
  | AddRankingEvent
  | SavePartners
  | PartPartners;
