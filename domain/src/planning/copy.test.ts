import { expect, test } from 'vitest';
import { copyOf } from './decideCopy.ts';
import type { PlanningEvent } from './events.ts';
import { assigned, both, item, plan, step } from './planning.fixtures.ts';

const done: PlanningEvent = { type: 'PlanItemFinished', data: { pid: 'p1', completed: true } };
const contact: PlanningEvent = {
  type: 'PlanContactSet',
  data: { pid: 'p1', id: 'k1', contact: 'Casa', contactPhone: '555', contactEmail: '' },
};
const earlier = plan(item({ ...both, actual: 48_000 }), contact, assigned('ann'), step, done).state;
const copied = copyOf(earlier, 364);

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
      item({ ...both, due_date: '2027-02-28' }, 'id-2'),
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
