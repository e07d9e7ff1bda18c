export { cardAggregate, matchesAggregate, playersAggregate } from './aggregates.ts';
export { calledIn, matchesOf, newPlayers } from './matches.ts';
