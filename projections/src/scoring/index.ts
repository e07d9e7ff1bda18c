export { matchesModel, phonesModel, scoringModel } from './project.ts';
export * from './queries.ts';
export type { ScoringDatabase } from './tables.ts';
