import { describe, test } from 'vitest';
import type { PlanningEvent } from './events.ts';
import { NEW_ITEM, NO_BUDGET, NO_TODO } from './fields.ts';
import { CATEGORY_REQUIRED, PART_REQUIRED, TITLE_REQUIRED, TYPE_REQUIRED } from './model.ts';
import { assigned, both, item, lunch, order, plan, step } from './planning.fixtures.ts';

describe('adding an item', () => {
  test('keeps the fields of its parts alone, its contact apart, and who does it once', () => {
    const contact = { contact: 'Casa Blanca', contactPhone: '555', contactEmail: '' };
    plan()
      .when({
        type: 'AddItem',
        fields: {
          ...{ todo: true, todo_title: 'Call', todoCategory: 'food', budget_title: 'left over', rate: 5 },
          ...{ contact: 'Casa Blanca', contactPhone: '555' },
        },
        names: ['ann', 'ann', 'ben'],
      })
      .then(
        item({ ...NEW_ITEM, todo: true, todo_title: 'Call', todoCategory: 'food' }, 'id-1'),
        { type: 'PlanContactSet', data: { pid: 'id-1', id: 'id-2', ...contact } },
        { type: 'TodoAssigned', data: { pid: 'id-1', ref_id: 'ann' } },
        { type: 'TodoAssigned', data: { pid: 'id-1', ref_id: 'ben' } },
      );
  });

  test.each([
    [{ budget: true, budget_title: 'Balls' }, TYPE_REQUIRED],
    [{ budget: true, category_id: 3 }, TITLE_REQUIRED],
    [{ todo: true, todoCategory: 'food' }, TITLE_REQUIRED],
    [{ todo: true, todo_title: 'Call' }, CATEGORY_REQUIRED],
    [{ todo: true, todo_title: 'Call', todoCategory: 'gone' }, 'is no category of this plan'],
    [{ ...order, budget: true, budget_title: 'Lunches' }, TYPE_REQUIRED],
    [{ budget_title: 'Balls' }, PART_REQUIRED],
  ] as const)('as in %j is refused', (fields, text) => {
    plan().when({ type: 'AddItem', fields }).thenRefused('invalid', text);
  });
});

describe('changing an item', () => {
  const edit = { type: 'EditItem', pid: 'p1', seen: {} } as const;
  const edited = (changes: object): PlanningEvent => ({
    type: 'PlanItemEdited',
    data: { pid: 'p1', changes },
  });

  test('tells only what is different', () => {
    plan(item(lunch))
      .when({ ...edit, changes: { quantity: 50, rate: lunch.rate } })
      .then(edited({ quantity: 50 }));
    plan(item(lunch))
      .when({ ...edit, changes: { rate: lunch.rate } })
      .then();
  });

  test('leaves what somebody else has changed meanwhile, and goes on with other fields', () => {
    const meanwhile = [item(lunch), edited({ quantity: 60 })];
    plan(...meanwhile)
      .when({ ...edit, changes: { quantity: 50 }, seen: { quantity: 40 } })
      .thenRefused('changed');
    plan(...meanwhile)
      .when({ ...edit, changes: { budget_title: 'Lunch' }, seen: { budget_title: 'Lunches' } })
      .then(edited({ budget_title: 'Lunch' }));
    // Both want the same.
    plan(...meanwhile)
      .when({ ...edit, changes: { quantity: 60 }, seen: { quantity: 40 } })
      .then();
  });

  test('gives and takes names without touching those of others', () => {
    plan(item(order), assigned('ann'), assigned('ben'))
      .when({ ...edit, changes: {}, addedNames: ['cy', 'ben'], removedNames: ['ann', 'dee'] })
      .then({ type: 'TodoReleased', data: { pid: 'p1', ref_id: 'ann' } }, assigned('cy'));
  });

  test('puts a new contact in the place of the one before, and an empty one in no place', () => {
    const known = { contact: 'Casa', contactPhone: '555', contactEmail: 'a@b.cd' };
    const set: PlanningEvent = { type: 'PlanContactSet', data: { pid: 'p1', id: 'k1', ...known } };
    const removed: PlanningEvent = { type: 'PlanContactRemoved', data: { pid: 'p1', id: 'k1' } };
    const change = (contact: object) => plan(item(lunch), set).when({ ...edit, changes: contact });
    change({ contactPhone: '777' }).then(removed, {
      type: 'PlanContactSet',
      data: { pid: 'p1', id: 'id-1', ...known, contactPhone: '777' },
    });
    change({ contact: 'Casa' }).then();
    change({ contact: '', contactPhone: '', contactEmail: '' }).then(removed);
    // Another desk has put somebody else there since: a number typed for one is not the other's.
    const typed = (seen: object) =>
      plan(item(lunch), set).when({ ...edit, changes: { contactPhone: '777' }, seen });
    typed({ contact: 'Rosa', contactPhone: '555' }).thenRefused('changed');
    typed({ contact: 'Casa', contactPhone: '444' }).thenRefused('changed');
    typed({ contact: 'Casa', contactPhone: '555' }).then(removed, {
      type: 'PlanContactSet',
      data: { pid: 'p1', id: 'id-1', ...known, contactPhone: '777' },
    });
  });

  test('may give it another part, but not one that is not whole', () => {
    plan(item(lunch))
      .when({ ...edit, changes: { todo: true, todo_title: 'Order', todoCategory: 'food' } })
      .then(edited({ todo: true, todo_title: 'Order', todoCategory: 'food' }));
    plan(item(lunch))
      .when({ ...edit, changes: { todo: true, todo_title: 'Order' } })
      .thenRefused('invalid', CATEGORY_REQUIRED);
    plan()
      .when({ ...edit, changes: {} })
      .thenRefused('not-found');
  });
});

describe('deleting', () => {
  const remove = (part: 'budget' | 'todo' | 'both') => ({ type: 'RemoveItem', pid: 'p1', part }) as const;
  const gone: PlanningEvent = { type: 'PlanItemRemoved', data: { pid: 'p1' } };
  const left: PlanningEvent[] = [
    { type: 'TodoReleased', data: { pid: 'p1', ref_id: 'ann' } },
    { type: 'TodoDetailRemoved', data: { pid: 'p1', pdid: 'd1' } },
  ];

  test('the budget part leaves the to-do part, and the other way round', () => {
    plan(item(both))
      .when(remove('budget'))
      .then({
        type: 'PlanItemEdited',
        data: {
          pid: 'p1',
          changes: {
            budget: false,
            category_id: null,
            budget_title: '',
            quantity: NO_BUDGET.quantity,
            rate: 0,
          },
        },
      });
    plan(item(both), assigned('ann'), step)
      .when(remove('todo'))
      .then(...left, { type: 'PlanItemEdited', data: { pid: 'p1', changes: { todo: false, ...NO_TODO } } });
  });

  test('the last part, or both, takes the row and all that hangs on it', () => {
    plan(item(lunch)).when(remove('budget')).then(gone);
    plan(item(order), assigned('ann'), step)
      .when(remove('todo'))
      .then(...left, gone);
    plan(item(both), assigned('ann'), step)
      .when(remove('both'))
      .then(...left, gone);
  });

  test('a part that is not there is no row', () => {
    plan(item(order)).when(remove('budget')).thenRefused('not-found');
    plan(item(lunch)).when(remove('todo')).thenRefused('not-found');
    plan().when(remove('both')).thenRefused('not-found');
  });
});

describe('finishing', () => {
  const finished = (completed: boolean): PlanningEvent => ({
    type: 'PlanItemFinished',
    data: { pid: 'p1', completed },
  });

  test('turns over, or says how it is to be: two who finish it do not open it again', () => {
    plan(item(order)).when({ type: 'FinishItem', pid: 'p1' }).then(finished(true));
    plan(item(order), finished(true)).when({ type: 'FinishItem', pid: 'p1' }).then(finished(false));
    plan(item(order), finished(true)).when({ type: 'FinishItem', pid: 'p1', completed: true }).then();
    plan(item(lunch)).when({ type: 'FinishItem', pid: 'p1' }).thenRefused('not-found');
  });

  test('of details is the same, and their text is changed and deleted', () => {
    plan(item(order), step)
      .when({ type: 'FinishDetail', pdid: 'd1' })
      .then({ type: 'TodoDetailFinished', data: { pid: 'p1', pdid: 'd1', completed: true } });
    plan(item(order), step)
      .when({ type: 'EditDetail', pdid: 'd1', changes: { title: 'Ask three', note: '' }, seen: {} })
      .then({ type: 'TodoDetailEdited', data: { pid: 'p1', pdid: 'd1', title: 'Ask three' } });
    // Another desk has changed the title since.
    const seen = { title: 'Ask two', note: '' };
    plan(item(order), step)
      .when({ type: 'EditDetail', pdid: 'd1', changes: { title: 'Ask three' }, seen })
      .thenRefused('changed');
    plan(item(order), step)
      .when({ type: 'EditDetail', pdid: 'd1', changes: { note: 'By phone' }, seen })
      .then({ type: 'TodoDetailEdited', data: { pid: 'p1', pdid: 'd1', note: 'By phone' } });
    plan(item(order), step)
      .when({ type: 'RemoveDetail', pdid: 'd1' })
      .then({ type: 'TodoDetailRemoved', data: { pid: 'p1', pdid: 'd1' } });
    plan(item(order)).when({ type: 'RemoveDetail', pdid: 'd1' }).thenRefused('not-found');
    plan(item(order)).when({ type: 'AddDetail', pid: 'p1', title: '', note: '' }).thenRefused('invalid');
  });

  test('ends reminders, which go to whoever does it', () => {
    const remind = { type: 'RemindOfItem', pid: 'p1', committee: ['ann', 'cyd'] } as const;
    plan(item(order), assigned('ann'), assigned('ben'))
      .when(remind)
      .then({ type: 'TodoReminded', data: { pid: 'p1', names: ['ann'] } });
    plan(item(order)).when(remind).thenRefused('invalid');
    plan(item(order), assigned('ben')).when(remind).thenRefused('invalid');
    plan(item(order), assigned('ann'), finished(true)).when(remind).thenRefused('invalid');
  });
});

describe('a person who is forgotten', () => {
  test('is named by no item', () => {
    plan(item(order), assigned('ann'), assigned('ben'))
      .when({ type: 'ForgetAssignee', ref_id: 'ann' })
      .then({ type: 'TodoReleased', data: { pid: 'p1', ref_id: 'ann' } });
  });
});
