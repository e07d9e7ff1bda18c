/** What other areas and packages may use of the rankings. */

export type * from './commands.ts';
export { type RankingEvent, type RankingState, rankingDecider, rankingEvents } from './decide.ts';

export * from './model.ts';
export * from './rest.ts';
