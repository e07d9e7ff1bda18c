export { cut } from './cut.ts';
export { Delivery, type DeliveryParts } from './delivery.ts';
export { holdWaiting, untilReacted } from './forgetting.ts';
export { type Calendar, type Letter, letter, type Place } from './letter.ts';
export {
  countMessages,
  type ListedMessage,
  type ListingParts,
  listMessages,
  type MessageFilter,
  messagePage,
  messageRevealed,
} from './listing.ts';
export { type DkimSettings, type MailSettings, mailsAtOnce, smtpTransport } from './mail.ts';
export type { Channel, Contact, Contacts, Message, MessageStatus, TextVault } from './message.ts';
export { Outbox, type OutboxParts } from './outbox.ts';
export { reactBy } from './reactBy.ts';
export { hearsEvery, type Reaction, type ReactionParts, type ReactionTools } from './reactions.ts';
export { Reactor } from './reactor.ts';
export { type Due, type Schedule, Scheduler, schedule } from './scheduler.ts';
export { OUTBOX_STEPS } from './schema.sql.ts';
export { type FromProvider, fromProvider, type SmsSettings, smsTransport } from './sms.ts';
export type { Transport, Transports } from './transport.ts';
export { startWorkers } from './worker.ts';
