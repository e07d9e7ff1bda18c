import type { Standing } from '@courtcrew/domain/audit/index.ts';
import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { dollars } from '@courtcrew/domain/kernel/money.ts';
import { type Item, type PayoutState, unpaidOf } from '@courtcrew/domain/payouts/index.ts';
import { itemOwner, payeeOwner, payoutsModel } from '@courtcrew/projections/payouts/index.ts';
import { accountsParts } from '../accounts/index.ts';
import type { Area, Product } from '../kernel/area.ts';
import type { Then } from '../kernel/asOf.ts';
import type { Fields } from '../kernel/fields.ts';
import { changesRoom } from '../kernel/live/index.ts';
import { Allowances } from '../kernel/runtime/allowances.ts';
import { payoutsAggregate } from './aggregate.ts';
import { importRoutes } from './importing.ts';
import { payoutReactions } from './reactions.ts';
import { payoutReads } from './reads.ts';
import { payoutResources } from './rest.ts';
import { WinnerClaims } from './winnerClaims.ts';
import { type PayoutParts, payoutWrites } from './writes.ts';

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

/** A prize that was changed, or what is due to whoever is paid, as it stands in this state. */
function stands(state: PayoutState, { type, data }: RecordedEvent): Fields | undefined {
  const { unpaid } = state;
  if (type === 'PayeePaid') {
    const due = unpaidOf(state, (data as Item).ref_id);
    return { due: dollars(due.reduce((sum, { amount }) => sum + amount, 0)) };
  }
  if (type !== 'ItemChanged') return undefined;
  const item = unpaid.get((data as Item).pid);
  if (!item) return undefined;
  const { ref_id: prize_ref_id, event, place, amount } = item;
  return { prize_ref_id, event, place, amount: dollars(amount) };
}

const KINDS = { [payoutsAggregate.name]: { what: 'payouts', readModels: [payoutsModel.name] } };

function partsOf(product: Product): PayoutParts {
  const { claims, pool } = product;
  const accounts = accountsParts(product);
  const { personNow } = accounts;
  const winners = new WinnerClaims({ claims, personNow, secret: product.secretFor('winners') });
  return { ...accounts, winners, allowances: new Allowances(pool) };
}

export const payoutsArea: Area = {
  name: 'payouts',
  aggregates: [payoutsAggregate],
  asOf: { aggregate: payoutsAggregate, policy: 'prizes', show, stands },
  readModels: [payoutsModel],
  open: (product) => {
    const parts = partsOf(product);
    return {
      routes: [...payoutReads(product.reportedSums), ...payoutWrites(parts), ...importRoutes(parts)],
      rest: payoutResources,
      rows: {
        // An item may get another payee: whose it is now does not decide, and is not remembered.
        item: async (pid) => {
          const owner = await itemOwner(product.db, pid);
          return owner && { tid: owner.tid };
        },
        payee: (id) => payeeOwner(product.db, id),
      },
      reactions: payoutReactions,
      rooms: [changesRoom('payouts', 'prizes', KINDS)],
    };
  },
};
