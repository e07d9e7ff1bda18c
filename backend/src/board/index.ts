export { boardAggregate } from './aggregate.ts';
export { onBoard, payableSince, saidBy } from './onBoard.ts';
