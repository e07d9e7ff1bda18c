export { cardAggregate, matchesAggregate, playersAggregate } from './aggregates.ts';
export { calledIn, listByName } from './matches.ts';
