export { getOutbox, getTournamentOutbox, outboxMessage } from './contract.ts';
export * from './letters/places.ts';
export { outboxResource } from './rest.ts';
export type * from './templates/commands.ts';
export type { TemplateRow } from './templates/contract.ts';
export * from './templates/decide.ts';
export * from './templates/events.ts';
export * from './templates/limits.ts';
export { templatesResource } from './templates/rest.ts';
