import { keyOf } from '@courtcrew/domain/contract/restRows.ts';
import { dollars } from '@courtcrew/domain/kernel/money.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import * as calls from '@courtcrew/domain/payouts/contract.ts';
import { itemsResource, payeesResource } from '@courtcrew/domain/payouts/index.ts';
import type { RestResource } from '../kernel/http/rest/resource.ts';
import { tableResource } from '../kernel/http/rest/table.ts';
import { Refused } from '../kernel/refused.ts';

/** A row that stays as it is because it is paid is a refusal here: its list must not show the change as done. */
function refuseUnsaved({ saved, message }: { readonly saved: boolean; readonly message: string }): void {
  if (!saved) throw new Refused(refuse('item-paid', message));
}

const items = tableResource({
  spec: itemsResource,
  searched: ['name', 'event', 'place'],
  rows: async (tid, { ask }) =>
    (await ask(calls.getPaymentItems, { params: { tid } })).map((row) => ({ ...row, key: row.pid })),
  // The documented calls take dollars.
  create: async ({ amount, ...body }, { ask }) =>
    (await ask(calls.addPaymentItem, { body: { ...body, amount: dollars(amount) } })).pid,
  async update({ pid }, { amount, ...change }, { ask, seen: { event, place, amount: seenAmount } }) {
    const inDollars = amount === undefined ? {} : { amount: dollars(amount) };
    const seen = { event, place, amount: seenAmount };
    refuseUnsaved(await ask(calls.editPaymentItem, { body: { pid, ...change, ...inDollars, seen } }));
  },
  async remove({ pid }, { ask }) {
    refuseUnsaved(await ask(calls.deleteItem, { body: { pid } }));
  },
});

const payees = tableResource({
  spec: payeesResource,
  searched: ['name', 'email'],
  rows: async (tid, { ask }) =>
    (await ask(calls.getPlayers, { params: { tid } })).map((row) => ({ ...row, key: row.id })),
  create: async (body, { ask }) => (await ask(calls.addPlayer, { body })).id,
  async update({ id }, { w9_received: received }, { ask }) {
    await ask(calls.receivedW9, { body: { id: keyOf(id), received } });
  },
});

export const payoutResources: readonly RestResource[] = [items, payees];
