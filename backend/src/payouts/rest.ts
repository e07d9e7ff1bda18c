import { keyOf } from '@courtcrew/domain/contract/restRows.ts';
import { dollars } from '@courtcrew/domain/kernel/money.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import * as calls from '@courtcrew/domain/payouts/contract.ts';
import { itemsResource, payeesResource } from '@courtcrew/domain/payouts/index.ts';
import { listOf } from '@courtcrew/projections/kernel/list.ts';
import { byLastName } from '@courtcrew/projections/kernel/names.ts';
import { tournamentResource } from '../kernel/http/rest/list.ts';
import type { RestResource } from '../kernel/http/rest/resource.ts';
import { Refused } from '../kernel/refused.ts';

/** A row that stays as it is because it is paid is a refusal here: its list must not show the change as done. */
function refuseUnsaved({ saved, message }: { readonly saved: boolean; readonly message: string }): void {
  if (!saved) throw new Refused(refuse('item-paid', message));
}

/** Of whom the tax form is missing depends on what whole organizations paid in a year. */
const items = tournamentResource({
  spec: itemsResource,
  list: async ({ ask }, tid) =>
    listOf(await ask(calls.getPaymentItems, { params: { tid } }), itemsResource, {
      key: 'pid',
      searched: ['name', 'event', 'place'],
      texts: ['paid_by'],
    }),
  key: 'pid',
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

const payees = tournamentResource({
  spec: payeesResource,
  list: async ({ ask }, tid) =>
    listOf(await ask(calls.getPlayers, { params: { tid } }), payeesResource, {
      key: 'id',
      searched: ['name', 'email'],
      texts: ['first'],
      sortedBy: { last: byLastName },
    }),
  key: 'id',
  create: async (body, { ask }) => (await ask(calls.addPlayer, { body })).id,
  async update({ id }, { w9_received: received }, { ask }) {
    await ask(calls.receivedW9, { body: { id: keyOf(id), received } });
  },
});

export const payoutResources: readonly RestResource[] = [items, payees];
