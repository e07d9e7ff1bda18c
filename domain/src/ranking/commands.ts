import type { Said } from '../kernel/unseen.ts';
import type { RankedPlayer, RankedTournament } from './model.ts';

/** What can be asked of the rankings. Whether the actor may ask was decided before. */

/** Those who are there already, by name and day of birth, are left out. */
export interface AddPlayers {
  readonly type: 'AddPlayers';
  readonly players: readonly RankedPlayer[];
}

export interface EditPlayer {
  readonly type: 'EditPlayer';
  readonly player_id: string;
  readonly changes: Partial<RankedPlayer>;
  /** What the editor saw; what somebody else has corrected since is not overwritten. */
  readonly was?: Said<RankedPlayer> | undefined;
}

export interface RemovePlayer {
  readonly type: 'RemovePlayer';
  readonly player_id: string;
}

export interface AddRankingTournament {
  readonly type: 'AddRankingTournament';
  readonly fields: RankedTournament;
}

export interface EditRankingTournament {
  readonly type: 'EditRankingTournament';
  readonly rtid: string;
  readonly changes: Partial<RankedTournament>;
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

export type RankingCommand =
  | AddPlayers
  | EditPlayer
  | RemovePlayer
  | AddRankingTournament
  | EditRankingTournament
  | AddRankingEvent
  | SavePartners
  | PartPartners;
