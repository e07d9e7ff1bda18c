/** What other areas and the other packages may use of payouts. */
export type { PayoutCommand } from './commands.ts';
export * from './contract.ts';
export { payouts } from './decide.ts';
export { type PayoutEvent, payoutEvents } from './events.ts';
export * from './model.ts';
export * from './rest.ts';
export * from './results.ts';
export { type PayoutState, unpaidOf } from './state.ts';
