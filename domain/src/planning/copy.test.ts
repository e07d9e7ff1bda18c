import { expect, test } from 'vitest';
import { copyOf } from './decideCopy.ts';
import type { PlanningEvent } from './events.ts';
import type { ItemFields } from './fields.ts';
import { assigned, both, item, lunch, plan, step } from './planning.fixtures.ts';

const done: PlanningEvent = { type: 'PlanItemFinished', data: { pid: 'p1', completed: true } };
const contact: PlanningEvent = {
  type: 'PlanContactSet',
  data: { pid: 'p1', id: 'k1', contact: 'Casa', contactPhone: '555', contactEmail: '' },
};
const earlier = plan(item({ ...both, actual: 48_000 }), contact, assigned('ann'), step, done).state;
const copied = copyOf(earlier, 364);

const copyOfItem = (of: string, pid: string, fields: ItemFields): PlanningEvent => ({
  type: 'PlanItemAdded',
  data: { pid, fields, of },
});

test('a plan is taken over with its due dates moved, nothing paid, done or given to anybody', () => {
  expect(copied).toMatchObject({
    categories: ['Food'],
    items: [
      {
        fields: { budget_title: 'Lunches', actual: null, due_date: '2027-02-28' },
        category: 'Food',
        contact: { contact: 'Casa' },
        details: [{ title: 'Ask for prices', note: '' }],
      },
    ],
  });
});

test('categories of the same name are the same', () => {
  plan()
    .when({ type: 'CopyPlan', from: 'last', ...copied, categories: ['FOOD', 'Balls'] })
    .then(
      { type: 'TodoCategoryAdded', data: { cid: 'id-1', category: 'Balls' } },
      copyOfItem('p1', 'id-2', { ...both, due_date: '2027-02-28' }),
      {
        type: 'PlanContactSet',
        data: { pid: 'id-2', id: 'id-3', contact: 'Casa', contactPhone: '555', contactEmail: '' },
      },
      { type: 'TodoDetailAdded', data: { pid: 'id-2', pdid: 'id-4', title: 'Ask for prices', note: '' } },
      { type: 'PlanCopied', data: { from: 'last' } },
    );
});

test('no plan is taken over twice', () => {
  plan({ type: 'PlanCopied', data: { from: 'last' } })
    .when({ type: 'CopyPlan', from: 'last', ...copied })
    .thenRefused('taken');
});

test('a plan whose copies were all removed is taken over again, item by item as at first', () => {
  const gone = (pid: string): PlanningEvent => ({ type: 'PlanItemRemoved', data: { pid } });
  const twice = { ...copied, items: copied.items.flatMap((one) => [one, { ...one, of: 'p2' }]) };
  const past = [
    copyOfItem('p1', 'n1', both),
    copyOfItem('p2', 'n2', both),
    { type: 'PlanCopied', data: { from: 'last' } },
    copyOfItem('q1', 'm1', both),
    { type: 'PlanCopied', data: { from: 'other' } },
    gone('n1'),
  ] as const;
  plan(...past)
    .when({ type: 'CopyPlan', from: 'last', ...twice })
    .thenRefused('taken');
  const copies = (...events: PlanningEvent[]) => {
    const { outcome } = plan(...past, gone('n2'), ...events).when({
      type: 'CopyPlan',
      from: 'last',
      ...twice,
    });
    return Array.isArray(outcome) ? outcome.flatMap(({ data }) => ('of' in data ? [data.of] : [])) : outcome;
  };
  expect(copies()).toEqual(['p1', 'p2']);
  // Its first part has been appended.
  expect(copies(copyOfItem('p1', 'n3', both))).toEqual(['p2']);
  plan(...past, gone('n2'))
    .when({ type: 'CopyPlan', from: 'other', ...copied })
    .thenRefused('taken');
});

test('a large plan is taken over by several commands, each of which goes on where the one before ended', () => {
  const note = 'x'.repeat(2000);
  const items = Array.from({ length: 300 }, (_, index) => ({
    of: `p${index}`,
    fields: { ...lunch, itemNotes: note },
    category: null,
    contact: null,
    details: [],
  }));
  const command = { type: 'CopyPlan', from: 'last', categories: [], items } as const;
  const parts: PlanningEvent[][] = [];
  do {
    parts.push([...(plan(...parts.flat()).when(command).outcome as PlanningEvent[])]);
  } while (parts.at(-1)?.at(-1)?.type !== 'PlanCopied');
  expect(parts.length).toBeGreaterThan(1);
  const copies = parts.flat().filter(({ type }) => type === 'PlanItemAdded');
  expect(copies.map(({ data }) => 'of' in data && data.of)).toEqual(items.map(({ of }) => of));
  for (const part of parts) expect(JSON.stringify(part).length).toBeLessThan(330_000);
});

test('a copy that was interrupted brings back nothing that was removed from it meanwhile', () => {
  plan(copyOfItem('p1', 'n1', both), { type: 'PlanItemRemoved', data: { pid: 'n1' } })
    .when({ type: 'CopyPlan', from: 'last', ...copied })
    .then({ type: 'PlanCopied', data: { from: 'last' } });
});
