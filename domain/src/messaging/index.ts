export { getOutbox, getTournamentOutbox, outboxMessage } from './contract.ts';
export { outboxResource } from './rest.ts';
