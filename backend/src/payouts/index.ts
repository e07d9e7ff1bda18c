export { payoutsAggregate } from './aggregate.ts';
