export { boardAggregate } from './aggregate.ts';
export { dataOf, onBoard, payableSince } from './onBoard.ts';
