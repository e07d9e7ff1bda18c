export { rankingModel } from './project.ts';
export {
  rankingEventRows,
  rankingPairRows,
  rankingPlayers,
  rankingPlayersAmong,
  rankingTournaments,
  searchRankingPlayers,
} from './queries.ts';
export type { RankingDatabase, RankingPlayerRow } from './tables.ts';
