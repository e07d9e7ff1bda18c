/** What other areas and packages may use of the rankings. */

export type * from './commands.ts';
export { rankingDecider } from './decide.ts';
export * from './events.ts';
export * from './model.ts';
export * from './rest.ts';
export type { RankingState } from './state.ts';
