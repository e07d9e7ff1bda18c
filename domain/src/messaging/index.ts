export {
  getOutbox,
  getTournamentOutbox,
  revealMessage,
  sendMessageAgain,
  sendPlatformMessageAgain,
} from './contract.ts';
export * from './decide.ts';
export type { LeavingCommand } from './leaving/decide.ts';
export * from './letters/choices.ts';
export type { LeftOut, Named } from './letters/contract.ts';
export type { LetterChannel, Written } from './letters/events.ts';
export * from './letters/limits.ts';
export * from './letters/places.ts';
export { emailLogResource, textLogResource } from './letters/rest.ts';
export * from './links/decide.ts';
export type { PostRow } from './posts/contract.ts';
export * from './posts/limits.ts';
export * from './reminders/when.ts';
export { outboxResource } from './rest.ts';
export type { TemplateRow } from './templates/contract.ts';
export * from './templates/decide.ts';
export * from './templates/events.ts';
export * from './templates/limits.ts';
export { templatesResource } from './templates/rest.ts';
export * from './texting/replies.ts';
export * from './texting/statuses.ts';
