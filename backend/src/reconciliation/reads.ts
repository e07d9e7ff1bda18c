import { dollars, sumOf } from '@courtcrew/domain/kernel/money.ts';
import * as calls from '@courtcrew/domain/reconciliation/contract.ts';
import {
  finishedAux,
  finishedMatches,
  handlesOfPaid,
  paySums,
} from '@courtcrew/projections/reconciliation/index.ts';
import { payableSince } from '../board/index.ts';
import { type Route, route } from '../kernel/http/route.ts';

export const readRoutes: readonly Route[] = [
  route(calls.getMatchesForReconciliation, ({ tid }, use) => finishedMatches.all(use.db, { tid })),

  route(calls.getAuxForReconciliation, ({ tid }, use) => finishedAux.all(use.db, { tid })),

  route(calls.getPayHandles, ({ tid, caller }, use) => handlesOfPaid(use.db, tid, payableSince(use, caller))),

  route(calls.getTotalForReconciliation, async ({ tid }, use) => {
    const sums = await paySums(use.db, tid);
    return {
      total: dollars(sumOf([sums.lead, sums.second, sums.aux])),
      lead_sum: dollars(sums.lead),
      supporting_sum: dollars(sums.second),
      aux_sum: dollars(sums.aux),
      posted_total: dollars(sumOf([sums.lead_posted, sums.second_posted])),
      lead_due: dollars(sums.lead_due),
      supporting_due: dollars(sums.second_due),
      aux_due: dollars(sums.aux_due),
    };
  }),
];
