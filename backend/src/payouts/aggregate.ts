import {
  type PayoutCommand,
  type PayoutEvent,
  type PayoutState,
  payoutEvents,
  payouts,
} from '@courtcrew/domain/payouts/index.ts';
import type { Aggregate } from '../kernel/runtime/aggregate.ts';

export const payoutsAggregate: Aggregate<PayoutState, PayoutCommand, PayoutEvent> = {
  name: 'payouts',
  decider: payouts,
  events: payoutEvents,
};
