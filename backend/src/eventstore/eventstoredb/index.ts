export { type EventStoreDbOptions, openEventStoreDb } from './store.ts';
