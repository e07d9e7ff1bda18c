import { evolveBy } from '../kernel/decider.ts';
import type { PayoutEvent } from './events.ts';
import type { PayoutState } from './state.ts';

export const evolve = evolveBy<PayoutState, PayoutEvent, 'W9Marked'>({
  PayeeAdded: (state, { ref_id }) => ({ ...state, payees: state.payees.add(ref_id) }),
  ItemAdded: (state, item) => ({ ...state, unpaid: state.unpaid.set(item.pid, item) }),
  ItemChanged: (state, item) => ({ ...state, unpaid: state.unpaid.set(item.pid, item) }),
  ItemRemoved: (state, { pid }) => ({ ...state, unpaid: state.unpaid.delete(pid) }),
  PayeePaid: (state, { id, ref_id, pids }, { actor }) => ({
    ...state,
    unpaid: state.unpaid.deleteAll(pids),
    paid: state.paid.withMutations((paid) => {
      for (const pid of pids) {
        const item = state.unpaid.get(pid);
        if (item) paid.set(pid, item);
      }
    }),
    payments: state.payments.set(id, { ref_id, payer: actor.ref }),
  }),
  PayeeForgotten: (state, { ref_id }) => ({
    ...state,
    payments: state.payments.map((payment) => ({
      ref_id: payment.ref_id === ref_id ? null : payment.ref_id,
      payer: payment.payer === ref_id ? null : payment.payer,
    })),
  }),
});
