export { questionAggregate } from './aggregate.ts';
