import type { Standing } from '@courtcrew/domain/audit/index.ts';
import { dollars } from '@courtcrew/domain/kernel/money.ts';
import type { PayoutState } from '@courtcrew/domain/payouts/index.ts';
import type { AsOf, Then } from '../kernel/asOf.ts';
import { payoutsAggregate } from './aggregate.ts';

/** Prizes that were not paid yet, with their amounts. */
function show(then: Then): Pick<Standing, 'paymentItems'> {
  const { unpaid } = then.state<PayoutState>(payoutsAggregate);
  return {
    paymentItems: [...unpaid.values()].map(({ pid, ref_id, event, place, amount }) => ({
      ...{ pid, ref_id, event, place, amount: dollars(amount), paid: false },
      name: then.who(ref_id).name,
    })),
  };
}

export const payoutsAsOf: AsOf = { aggregate: payoutsAggregate, policy: 'prizes', show };
