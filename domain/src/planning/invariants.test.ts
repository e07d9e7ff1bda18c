import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EventMeta } from '../kernel/event.ts';
import { isRefusal } from '../kernel/refusal.ts';
import { subTotalsOf, totalOf } from './amounts.ts';
import type { PlanningCommand } from './commands.ts';
import { planningDecider } from './decide.ts';
import type { PlanState } from './state.ts';

/** Any commands against items and categories that are there or not. */

const META: EventMeta = {
  commandId: 'c',
  actor: { ref: 'ann', as: 'self' },
  at: '2026-03-01T12:00:00.000Z',
  schema: 1,
  correlation: 'c',
  causation: 'c',
};
const anId = fc.integer({ min: 1, max: 9 }).map((n) => `id-${n}`);
const fields = fc.record(
  {
    budget: fc.boolean(),
    todo: fc.boolean(),
    category_id: fc.constantFrom(1, 2, 3, 4, null),
    budget_title: fc.constantFrom('', 'Balls'),
    quantity: fc.nat(500),
    rate: fc.nat(2_000_000),
    actual: fc.option(fc.nat(100_000)),
    todo_title: fc.constantFrom('', 'Order', 'Call'),
    todoCategory: fc.constantFrom('id-1', 'id-2', 'id-3', null),
  },
  { requiredKeys: [] },
);
/** What is whole, so that most sequences come to something. */
const whole = fields.map((some) => ({
  ...some,
  ...(some.budget && { category_id: some.category_id ?? 3, budget_title: 'Balls' }),
  ...(some.todo && { todoCategory: 'id-1', todo_title: 'Order' }),
}));
const names = fc.array(fc.constantFrom('ann', 'ben', 'cy'), { maxLength: 2 });
const command: fc.Arbitrary<PlanningCommand> = fc.oneof(
  fc.record({ type: fc.constant('AddItem' as const), fields, names }),
  fc.record({ type: fc.constant('AddItem' as const), fields: whole, names }),
  fc.record({
    type: fc.constant('EditItem' as const),
    pid: anId,
    changes: fields,
    seen: fc.constantFrom({}, { quantity: 1 }),
    addedNames: names,
    removedNames: names,
  }),
  fc.record({
    type: fc.constant('RemoveItem' as const),
    pid: anId,
    part: fc.constantFrom('budget' as const, 'todo' as const, 'both' as const),
  }),
  fc.record({ type: fc.constant('FinishItem' as const), pid: anId }),
  fc.record({
    type: fc.constant('AddDetail' as const),
    pid: anId,
    title: fc.constant('x'),
    note: fc.constant(''),
  }),
  fc.record({ type: fc.constant('AddTodoCategory' as const), category: fc.constantFrom('a', 'A', 'b', 'c') }),
  fc.record({ type: fc.constant('DeleteTodoCategory' as const), cid: anId }),
);

const SETUP: readonly PlanningCommand[] = [
  { type: 'AddTodoCategory', category: 'a' },
  { type: 'AddTodoCategory', category: 'b' },
];

function expectWhole({ items, categories }: PlanState): void {
  const kinds = [...categories.values()].map((name) => name.toLowerCase());
  expect(new Set(kinds).size).toBe(kinds.length);
  for (const { fields: row, names: who, details, completed } of items.values()) {
    expect(row.budget || row.todo).toBe(true);
    expect(row.budget).toBe(row.category_id !== null);
    expect(row.todo).toBe(row.todoCategory !== null);
    if (row.todoCategory !== null) expect(categories.has(row.todoCategory)).toBe(true);
    if (!row.todo) expect([who.length, details.size, completed]).toEqual([0, 0, false]);
    expect(new Set(who).size).toBe(who.length);
  }
  const rows = [...items.values()].map(({ fields: row }) => row);
  const sums = subTotalsOf(rows);
  const planned = Object.values(sums).reduce((sum, { planned: cents }) => sum + cents, 0);
  expect(planned).toBe(rows.filter(({ budget }) => budget).reduce((sum, row) => sum + totalOf(row), 0));
}

test('whatever is commanded, items are whole, categories apart, and the sums those of the items', () => {
  let [taken, given] = [0, 0];
  fc.assert(
    fc.property(fc.array(command, { minLength: 20, maxLength: 60 }), (wishes) => {
      const commands = [...SETUP, ...wishes];
      let state = planningDecider.initial;
      let drawn = 0;
      for (const wish of commands) {
        const from = drawn;
        const context = { at: META.at, actor: META.actor, newId: () => `id-${++drawn}` };
        const outcome = planningDecider.decide(state, wish, context);
        if (isRefusal(outcome)) drawn = from;
        else {
          taken += outcome.length;
          given += outcome.filter(({ type }) => type === 'TodoAssigned').length;
          state = outcome.reduce((folded, event) => planningDecider.evolve(folded, event, META), state);
        }
        expectWhole(state);
      }
    }),
    { numRuns: 150 },
  );
  // Sequences in which nothing happens would prove nothing.
  expect([taken > 1000, given > 50]).toEqual([true, true]);
});
