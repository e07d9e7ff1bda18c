import { keyOf } from '@courtcrew/domain/contract/restRows.ts';
import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { dollars } from '@courtcrew/domain/kernel/money.ts';
import * as calls from '@courtcrew/domain/reconciliation/contract.ts';
import {
  invoicesResource,
  pastAuxResource,
  pastMatchesResource,
} from '@courtcrew/domain/reconciliation/index.ts';
import { listOf } from '@courtcrew/projections/kernel/list.ts';
import { finishedAux, finishedMatches } from '@courtcrew/projections/reconciliation/index.ts';
import { tournamentResource } from '../kernel/http/rest/list.ts';
import type { RestResource } from '../kernel/http/rest/resource.ts';

/** The documented calls take dollars. */
const asSent = (cents: number | undefined) => (cents === undefined ? undefined : dollars(cents));

const pastMatches = tournamentResource({
  spec: pastMatchesResource,
  list: finishedMatches,
  key: 'id',
  async update({ id }, { amount, secondAmount, ...change }, { ask }) {
    const amounts = { amount: asSent(amount), secondAmount: asSent(secondAmount) };
    await ask(calls.updatePastMatch, { body: { id: keyOf(id), ...change, ...amounts } });
  },
});

const pastAux = tournamentResource({
  spec: pastAuxResource,
  list: finishedAux,
  key: 'id',
  async update({ id }, { amount, ...change }, { ask }) {
    await ask(calls.updatePastAuxAssignment, {
      body: { id: keyOf(id), ...change, amount: asSent(amount) },
    });
  },
});

/** What is due, and where an invoice stands, is worked out by the same rule that pays it. */
const invoices = tournamentResource({
  spec: invoicesResource,
  async list({ ask }, tid) {
    const all = await ask(calls.getInvoices, { params: { tid } });
    return listOf(
      all.map((row) => ({ ...row, person: fullName(row) })),
      invoicesResource,
      { key: 'id', searched: ['person', 'bonusDesc', 'payment_memo'] },
    );
  },
  key: 'id',
});

export const reconciliationResources: readonly RestResource[] = [pastMatches, pastAux, invoices];
