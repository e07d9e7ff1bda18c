export { getOutbox, getTournamentOutbox, outboxMessage } from './contract.ts';
