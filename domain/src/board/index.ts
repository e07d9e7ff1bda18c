/** What other areas and the other packages may use of the board. */
export type { BoardCommand, By, CourtRef, PayFacts } from './commands.ts';
export { medalName, payAmount, unread } from './contract/parts.ts';
export * from './contract.ts';
export { sameCall } from './decide/calls.ts';
export { newContacts } from './decide/contacts.ts';
export { board } from './decide.ts';
export { type BoardEvent, boardEvents } from './events.ts';
export * from './model.ts';
export type { InvoicePayment } from './pay/commands.ts';
export { partsOf } from './pay/state.ts';
export * from './policies/pay.ts';
export * from './policies/posting.ts';
export * from './policies/queuing.ts';
export { paymentGone, removeAfterMatch } from './refusals.ts';
export * from './rest.ts';
export * from './shapes.ts';
export { type BoardState, NO_NOTE, queueOf } from './state.ts';
export { spokenOf } from './traces.ts';
