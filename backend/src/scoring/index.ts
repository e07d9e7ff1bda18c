export { cardAggregate, playersAggregate } from './aggregates.ts';
