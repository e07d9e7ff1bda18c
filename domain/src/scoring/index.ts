/** What other areas and the other packages may use of scoring. */
export { type CardCommand, type CardState, scorecard } from './card.ts';
export * from './contract.ts';
export { type CardEvent, cardEvents, type PlayerEvent, playerEvents } from './events.ts';
export * from './listedMatch.ts';
export * from './matches.ts';
export * from './model.ts';
export * from './need.ts';
export { type PlayerPlan, type PlayersCommand, type PlayersState, players } from './players.ts';
export * from './rest.ts';
export * from './results.ts';
export * from './rules.ts';
