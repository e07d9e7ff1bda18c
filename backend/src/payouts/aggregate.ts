import { payoutEvents, payouts } from '@courtcrew/domain/payouts/index.ts';
import { aggregate } from '../kernel/runtime/aggregate.ts';

export const payoutsAggregate = aggregate('payouts', payouts, payoutEvents);
