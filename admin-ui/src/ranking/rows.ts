import type {
  rankingPairsResource,
  rankingPlayersResource,
  rankingTournamentsResource,
} from '@courtcrew/domain/ranking/rest.ts';
import type { z } from 'zod';

/** Rows as the lists of the rankings hold them. */
export type Player = z.output<typeof rankingPlayersResource.row>;
export type RankingTournament = z.output<typeof rankingTournamentsResource.row>;
export type Pair = z.output<typeof rankingPairsResource.row>;
