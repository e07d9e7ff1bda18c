export { rankingModel } from './project.ts';
export {
  isFreeIn,
  rankingEventRows,
  rankingPairRows,
  rankingPlayers,
  rankingTournaments,
} from './queries.ts';
export type { RankingDatabase } from './tables.ts';
