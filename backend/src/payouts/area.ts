import type { Threshold } from '@courtcrew/domain/kernel/taxThreshold.ts';
import { payoutsModel } from '@courtcrew/projections/payouts/index.ts';
import { accountsParts } from '../accounts/index.ts';
import type { Area, Product } from '../kernel/area.ts';
import { changesRoom } from '../kernel/live/index.ts';
import { Allowances } from '../kernel/runtime/allowances.ts';
import { payoutsAggregate } from './aggregate.ts';
import { payoutsAsOf } from './asOf.ts';
import { importRoutes } from './importing.ts';
import { payoutReactions } from './reactions.ts';
import { payoutReads } from './reads.ts';
import { payoutResources } from './rest.ts';
import { payoutRows } from './rows.ts';
import { WinnerClaims } from './winnerClaims.ts';
import { type PayoutParts, payoutWrites } from './writes.ts';

const KINDS = { [payoutsAggregate.name]: { what: 'payouts', readModels: [payoutsModel.name] } };

const routesOf = (parts: PayoutParts, thresholds: readonly Threshold[]) => [
  ...payoutReads(thresholds),
  ...payoutWrites(parts),
  ...importRoutes(parts),
];

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
  asOf: payoutsAsOf,
  readModels: [payoutsModel],
  open: (product) => ({
    routes: routesOf(partsOf(product), product.reportedSums),
    rest: payoutResources,
    rows: payoutRows(product.db),
    reactions: payoutReactions,
    rooms: [changesRoom('payouts', 'prizes', KINDS)],
  }),
};
