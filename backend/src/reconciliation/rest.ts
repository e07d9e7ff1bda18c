import { keyOf } from '@courtcrew/domain/contract/restRows.ts';
import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { dollars } from '@courtcrew/domain/kernel/money.ts';
import * as calls from '@courtcrew/domain/reconciliation/contract.ts';
import {
  differenceOf,
  invoicesResource,
  pastAuxResource,
  pastMatchesResource,
} from '@courtcrew/domain/reconciliation/index.ts';
import type { RestResource } from '../kernel/http/rest/resource.ts';
import { tableResource } from '../kernel/http/rest/table.ts';

/** The documented calls take dollars. */
const asSent = (cents: number | undefined) => (cents === undefined ? undefined : dollars(cents));

const pastMatches = tableResource({
  spec: pastMatchesResource,
  searched: ['name', 'supporting', 'court_num', 'sysid', 'payment_note', 'second_payment_note'],
  rows: async (tid, { ask }) =>
    (await ask(calls.getMatchesForReconciliation, { params: { tid } })).map((row) => ({
      ...row,
      key: row.id,
      difference: dollars(differenceOf(row)),
    })),
  async update({ id }, { amount, secondAmount, ...change }, { ask }) {
    const amounts = { amount: asSent(amount), secondAmount: asSent(secondAmount) };
    await ask(calls.updatePastMatch, { body: { id: keyOf(id), ...change, ...amounts } });
  },
});

const pastAux = tableResource({
  spec: pastAuxResource,
  searched: ['person', 'type', 'name', 'court_num'],
  rows: async (tid, { ask }) =>
    (await ask(calls.getAuxForReconciliation, { params: { tid } })).map((row) => ({ ...row, key: row.id })),
  async update({ id }, { amount, ...change }, { ask }) {
    await ask(calls.updatePastAuxAssignment, {
      body: { id: keyOf(id), ...change, amount: asSent(amount) },
    });
  },
});

const invoices = tableResource({
  spec: invoicesResource,
  searched: ['person', 'bonusDesc', 'payment_memo'],
  rows: async (tid, { ask }) =>
    (await ask(calls.getInvoices, { params: { tid } })).map((row) => ({
      ...row,
      key: row.id,
      person: fullName(row),
    })),
});

export const reconciliationResources: readonly RestResource[] = [pastMatches, pastAux, invoices];
