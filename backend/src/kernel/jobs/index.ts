export { type Chore, startChores } from './chores.ts';
export { Delivery } from './delivery.ts';
export { type Calendar, footOf, type Letter, letter, type Place } from './letter.ts';
export {
  countMessages,
  type ListingParts,
  listMessages,
  type MessageFilter,
  messagePage,
  messageRevealed,
} from './listing.ts';
export { type MailSettings, mailsAtOnce, smtpTransport } from './mail.ts';
export { htmlOf } from './mailHtml.ts';
export {
  type Channel,
  type Contacts,
  type Coordinators,
  cut,
  type Message,
  type TextVault,
} from './message.ts';
export { holdWaiting, Outbox, untilReacted } from './outbox.ts';

export { hearsEvery, type Reaction, type ReactionTools, reactBy } from './reactions.ts';

export { Reactor } from './reactor.ts';
export { type Due, type Schedule, Scheduler, schedule } from './scheduler.ts';
export { OUTBOX_STEPS } from './schema.sql.ts';
export {
  type Block,
  type Card,
  type Line,
  plainOf,
  type Run,
  type Sheet,
  typedBlocks,
  typedLine,
} from './sheet.ts';
export { type FromProvider, fromProvider, type SmsSettings, smsTransport } from './sms.ts';
export type { Transport, Transports } from './transport.ts';
export { startWorkers } from './worker.ts';
