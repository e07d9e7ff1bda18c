import fc from 'fast-check';
import type { EventMeta } from '../kernel/event.ts';
import { isRefusal } from '../kernel/refusal.ts';
import type { PayoutCommand } from './commands.ts';
import { payouts } from './decide.ts';
import type { PayoutEvent } from './events.ts';

/** Anything that may be commanded of a tournament's payouts, in any order. */

export const PAYEES = ['ann', 'bob', 'cyd'] as const;

const person = fc.constantFrom(...PAYEES);
const amount = fc.integer({ min: 0, max: 999_999_999 });
const pid = fc.integer({ min: 1, max: 60 }).map((n) => `id-${n}`);
const prize = fc.record({
  ref_id: person,
  event: fc.constantFrom('Mens', 'Mixed'),
  place: fc.constantFrom('1', '2'),
  amount,
});

export const anyCommand: fc.Arbitrary<PayoutCommand> = fc.oneof(
  fc.record({ type: fc.constant('AddItems' as const), items: fc.array(prize, { maxLength: 4 }) }),
  fc.record({
    type: fc.constant('EditItem' as const),
    pid,
    changes: fc.record({ ref_id: person, amount }),
    seen: fc.constant({}),
  }),
  fc.record({ type: fc.constant('RemoveItem' as const), pid }),
  person.map(
    (ref_id): PayoutCommand<'PayPayee'> => ({
      type: 'PayPayee',
      ref_id,
      payment_type: 'check',
      paid_by: 'Pia Payer',
      memo: '1042',
      zone: 'US/Hawaii',
    }),
  ),
  fc.record({ type: fc.constant('ForgetPayee' as const), ref_id: person }),
);

const AT = '2026-03-01T12:00:00.000Z';
const ACTOR = { ref: 'pia', as: 'admin' } as const;

/** What becomes of these commands, one after the other; what is refused leaves nothing. */
export function* told(commands: readonly PayoutCommand[]) {
  let drawn = 0;
  let state = payouts.initial;
  const newId = () => {
    drawn += 1;
    return `id-${drawn}`;
  };
  for (const [index, command] of commands.entries()) {
    const outcome = payouts.decide(state, command, { at: AT, actor: ACTOR, newId });
    const events: readonly PayoutEvent[] = isRefusal(outcome) ? [] : outcome;
    const chain = { commandId: `c${index}`, correlation: '', causation: '' };
    const meta: EventMeta = { ...chain, actor: ACTOR, at: AT, schema: 1 };
    for (const event of events) state = payouts.evolve(state, event, meta);
    yield { events, state };
  }
}
