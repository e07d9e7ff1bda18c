export { startProblem } from './startProblem.ts';
export { type EventStoreDbOptions, openEventStoreDb } from './store.ts';
