import { type ItemFields, NEW_ITEM, type PlanningEvent } from '@courtcrew/domain/planning/index.ts';
import { NEW_TOURNAMENT } from '@courtcrew/domain/tournaments/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '../../src/accounts/index.ts';
import {
  budgetItems,
  itemById,
  planContactsAmong,
  planningModel,
  planOf,
  plansBesides,
  plansNaming,
  todoCategories,
  todoItems,
} from '../../src/planning/index.ts';
import { tournamentsModel } from '../../src/tournaments/index.ts';
import { type ReadModels, readModels, type Told } from '../support/readModels.ts';

const told = (event: PlanningEvent, tid = 'now'): Told => ({ ...event, stream: `planning-${tid}` });
const item = (pid: string, fields: Partial<ItemFields>, tid?: string): Told =>
  told({ type: 'PlanItemAdded', data: { pid, fields: { ...NEW_ITEM, ...fields } } }, tid);
const tournament = (tid: string, start: string): Told => ({
  stream: `tournament-${tid}`,
  type: 'TournamentAdded',
  data: { fields: { ...NEW_TOURNAMENT, name: tid, start } },
});
const admin = (tid: string, ref_id: string): Told => ({
  stream: `tournament-${tid}`,
  type: 'AdminAdded',
  data: { ref_id, admin_type: 'basic', referee: false, line: false, volunteer: false },
});
const person: Told = {
  stream: 'person-ann',
  type: 'PersonRegistered',
  data: {
    ref_id: 'ann',
    details: { first: 'Ann', last: 'Lee' },
    choices: {},
    password_hash: 'h',
    source: null,
  },
};
const step = (pdid: string): Told =>
  told({ type: 'TodoDetailAdded', data: { pid: 'call', pdid, title: pdid, note: '' } });

const HISTORY: readonly Told[] = [
  person,
  tournament('now', '2026-03-07'),
  tournament('before', '2025-03-07'),
  tournament('empty', '2024-03-07'),
  admin('before', 'ann'),
  told({ type: 'TodoCategoryAdded', data: { cid: 'food', category: 'Food' } }),
  told({ type: 'TodoCategoryAdded', data: { cid: 'balls', category: 'ball' } }),
  told({ type: 'TodoCategoryRenamed', data: { cid: 'balls', category: 'balls' } }),
  item('late', { todo: true, todo_title: 'Late', todoCategory: 'food', due_date: '2026-02-02' }),
  item('whenever', { todo: true, todo_title: 'Whenever', todoCategory: 'balls' }),
  item('call', { todo: true, todo_title: 'Call', todoCategory: 'food', due_date: '2026-02-01' }),
  item('bank', { budget: true, category_id: 4, budget_title: 'Bank', rate: 50_000_000, actual: 1 }),
  item('fees', { budget: true, category_id: 1, budget_title: 'Fees', quantity: 64, rate: 450_000 }),
  item('gone', { budget: true, category_id: 1, budget_title: 'Gone' }),
  told({ type: 'PlanItemRemoved', data: { pid: 'gone' } }),
  told({
    type: 'PlanItemEdited',
    data: { pid: 'fees', changes: { quantity: 60, itemNotes: 'paid online' } },
  }),
  told({
    type: 'PlanContactSet',
    data: { pid: 'bank', id: 'k1', contact: 'Bo', contactPhone: '555', contactEmail: null },
  }),
  told({ type: 'TodoAssigned', data: { pid: 'call', ref_id: 'ann' } }),
  told({ type: 'TodoAssigned', data: { pid: 'late', ref_id: 'ann' } }),
  told({ type: 'TodoReleased', data: { pid: 'late', ref_id: 'ann' } }),
  step('second'),
  step('first'),
  step('third'),
  told({ type: 'TodoDetailRemoved', data: { pid: 'call', pdid: 'third' } }),
  told({ type: 'TodoDetailEdited', data: { pid: 'call', pdid: 'first', note: 'soon' } }),
  told({ type: 'TodoDetailFinished', data: { pid: 'call', pdid: 'second', completed: true } }),
  told({ type: 'PlanItemFinished', data: { pid: 'call', completed: true } }),
  item('old', { budget: true, category_id: 3, budget_title: 'Old' }, 'before'),
];

let all: ReadModels;
beforeAll(async () => {
  all = await readModels([accounts, tournamentsModel, planningModel]);
  await all.tell(HISTORY);
});
afterAll(() => all.close());

test('the budget stands by kind, the to-do list by due date', async () => {
  expect(await budgetItems.all(all.db, { tid: 'now' })).toMatchObject([
    { pid: 'fees', quantity: 60, rate: 45, itemNotes: 'paid online', contact: null, category: '' },
    { pid: 'bank', rate: 5_000, actual: 0.01, contact: 'Bo', contactPhone: '555', contactEmail: null },
  ]);
  expect(await todoItems().all(all.db, { tid: 'now' })).toMatchObject([
    { pid: 'call', completed: true, category: 'Food', due_date: '2026-02-01' },
    { pid: 'late', completed: false, category: 'Food' },
    { pid: 'whenever', category: 'balls', due_date: null },
  ]);
});

test('names, steps and categories stand with their plan', async () => {
  const [call] = await todoItems('2026-01-26', 'ann').all(all.db, { tid: 'now' });
  expect(call).toMatchObject({
    names: [{ ref_id: 'ann', first: 'Ann', last: 'Lee', name: 'Ann Lee' }],
    details: [
      { pdid: 'second', title: 'second', note: '', completed: true },
      { pdid: 'first', title: 'first', note: 'soon', completed: false },
    ],
    ...{ people: 'Ann Lee', when: 'week', mine: true },
  });
  expect(await todoCategories.all(all.db, { tid: 'now' })).toMatchObject([
    { cid: 'balls', category: 'balls' },
    { cid: 'food', category: 'Food', items: 2, open: 1 },
  ]);
});

test.each([
  ['2026-02-02', 'overdue'],
  ['2026-02-01', 'week'],
  ['2026-01-26', 'week'],
  ['2026-01-25', 'later'],
] as const)('on %s what is due on February 1 is %s', async (today, when) => {
  const rows = await todoItems(today).all(all.db, { tid: 'now' });
  expect(rows.map((row) => row.when)).toEqual([when, expect.anything(), 'none']);
});

test('every row is found by its id, and what letters and erasures look for', async () => {
  expect(await planOf(all.db, 'item', 'call')).toEqual({ tid: 'now' });
  expect(await planOf(all.db, 'item', 'gone')).toBeNull();
  expect(await planOf(all.db, 'detail', 'first')).toEqual({ tid: 'now' });
  expect(await planOf(all.db, 'category', 'food')).toEqual({ tid: 'now' });
  expect(await itemById(all.db, 'late')).toMatchObject({ todo_title: 'Late', due_date: '2026-02-02' });
  expect(await plansNaming(all.db, 'ann')).toEqual(['now']);
  expect(await planContactsAmong(all.db, ['k1', 'k2'])).toEqual([{ tid: 'now', pid: 'bank', id: 'k1' }]);
  expect(await planContactsAmong(all.db, [])).toEqual([]);
});

test('plans to copy are those of other tournaments, for admins their own', async () => {
  const before = { tid: 'before', name: 'before', start: '2025-03-07', items: 1 };
  expect(await plansBesides(all.db, 'now', 'platform')).toEqual([before]);
  expect(await plansBesides(all.db, 'now', 'ann')).toEqual([before]);
  expect(await plansBesides(all.db, 'before', 'ann')).toEqual([]);
});

test('the same rows come of the same events in other batches', async () => {
  const other = await readModels([accounts, tournamentsModel, planningModel]);
  await other.tell(HISTORY, 1);
  expect(await other.rows(planningModel)).toEqual(await all.rows(planningModel));
  await other.close();
});
