import { ROW_OF } from '@courtcrew/domain/contract/restRows.ts';
import type { PlanningCommand } from '@courtcrew/domain/planning/index.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ReactionTools } from '../../../src/kernel/jobs/index.ts';
import { listensTo } from '../../../src/kernel/jobs/reactions.ts';
import { done } from '../../../src/kernel/refused.ts';
import { remindOfTasks } from '../../../src/planning/area.ts';
import { planning } from '../../../src/planning/index.ts';
import { planningReactions } from '../../../src/planning/reactions.ts';
import { hosted } from '../../support/hosted.ts';
import { Venue } from '../../world/venue.ts';
import { envelope } from '../../world/world.ts';
import { type Member, mailsTo } from '../accounts/people.ts';
import { planner } from './planner.ts';

const all = hosted();

let venue: Venue;
let ann: Member;
let ben: Member;
let plan: ReturnType<typeof planner>;
let todoCategory: string;

beforeAll(async () => {
  venue = await Venue.open(all.server);
  ann = await venue.staff('master');
  ben = await venue.staff();
  plan = planner(ann.browser, venue.tid);
  todoCategory = await plan.category('Food');
});

const task = (body: object = {}) => plan.task({ todo_title: 'Order lunches', todoCategory, ...body });

describe('a to-do item', () => {
  it('has a title and a category; its day and its names may follow', async () => {
    const pid = await task({ itemNotes: 'Vegetarian, too' });
    expect(await plan.todoRow(pid)).toMatchObject({
      todo_title: 'Order lunches',
      category: 'Food',
      due_date: null,
      completed: false,
      item_notes: 'Vegetarian, too',
      names: [],
      details: [],
      budget: false,
    });
    await plan.edit('Todo', pid, { dueDate: '03/07/2031', addedNames: [ben.ref_id], tid: venue.tid });
    expect(await plan.todoRow(pid)).toMatchObject({
      due_date: '2031-03-07',
      names: [{ ref_id: ben.ref_id, first: 'First0' }],
    });
    await plan.edit('Todo', pid, { dueDate: '', removedNames: [ben.ref_id] });
    expect(await plan.todoRow(pid)).toMatchObject({ due_date: null, names: [] });
  });

  it.each([
    [{ todo_title: '' }, 'todo_title', 'Title required'],
    [{ todoCategory: undefined }, 'todoCategory', 'is required'],
    [{ todoCategory: 'gone' }, 'todoCategory', 'is no category of this plan'],
    [{ dueDate: 'soon' }, 'dueDate', 'must be a date like 03/07/2026'],
    [{ budget: true, budget_title: 'Lunches' }, 'category_id', 'Expense type required'],
    [{ addedNames: ['somebody'] }, 'addedNames', 'Only admins of the tournament can be given a to-do item'],
  ])('as in %j is not stored', async (fields, field, text) => {
    const before = (await plan.todos()).length;
    const answer = await plan.add('Todo', { todo_title: 'Order', todoCategory, ...fields });
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: text } } });
    expect(await plan.todos()).toHaveLength(before);
  });

  it('is finished and opened again, and stays finished for two who finish it at once', async () => {
    const pid = await task();
    const finish = (body?: object) => ann.browser.put(`/api/markItemFinished/${pid}`, body);
    const isDone = async () => (await plan.todoRow(pid))?.completed;
    await finish();
    expect(await isDone()).toBe(true);
    await finish();
    expect(await isDone()).toBe(false);
    await Promise.all([finish({ completed: true }), finish({ completed: true })]);
    expect(await isDone()).toBe(true);
  });

  it('has details of its own', async () => {
    const pid = await task();
    const { pdid } = Object(
      (await ann.browser.post('/api/addDetail', { pid, title: 'Ask', note: '3' })).body,
    );
    const finish = () => ann.browser.put('/api/markItemDetailFinished/', { pdid });
    await ann.browser.put('/api/editDetail', { pdid, title: 'Ask three', note: '' });
    await finish();
    const detail = { pdid, title: 'Ask three', note: '' };
    expect((await plan.todoRow(pid))?.details).toEqual([{ ...detail, completed: true }]);
    await finish();
    expect((await plan.todoRow(pid))?.details).toEqual([{ ...detail, completed: false }]);
    expect((await ann.browser.post(`/api/deleteDetail/${pdid}`, {})).body).toEqual({ message: 'deleted' });
    expect((await plan.todoRow(pid))?.details).toEqual([]);
    expect((await finish()).status).toBe(404);
  });
});

describe('categories', () => {
  it('are no two of a name, and are deleted only while they are empty', async () => {
    const cid = await plan.category('Transport');
    expect(await plan.addCategory('transport ')).toMatchObject({
      status: 409,
      body: { message: 'Duplicate Category Name Found' },
    });
    const rename = (category: string) => ann.browser.put(`/api/editCategory/${cid}`, { category });
    expect((await rename('food')).status).toBe(409);
    expect((await rename('TRANSPORT')).body).toEqual({ message: 'saved' });
    const unseen = { category: 'Vans', was: 'Transport' };
    expect(await ann.browser.put(`/api/editCategory/${cid}`, unseen)).toMatchObject({
      status: 409,
      body: { code: 'changed', errors: { category: /./ } },
    });
    const names = (await ann.browser.get(`/api/getToDoCategories/${venue.tid}`)).body;
    expect(names).toEqual([
      { cid: todoCategory, category: 'Food' },
      { cid, category: 'TRANSPORT' },
    ]);
    const remove = () => ann.browser.put(`/api/deleteCategory/${cid}`, {});
    const pid = await task({ todoCategory: cid });
    expect(await remove()).toMatchObject({ status: 409, body: { message: /to-do items in this category/ } });
    await plan.remove(pid, { deleteTodo: true });
    expect((await remove()).body).toEqual({ message: 'deleted' });
  });
});

describe('the committee', () => {
  it("is the tournament's admins, without their addresses", async () => {
    const { body } = await ben.browser.get(`/api/getCommitteeNames/${venue.tid}`);
    expect(body).toHaveLength(2);
    expect(Object.keys(Object(body)[0]).sort()).toEqual(['first', 'last', 'name', 'ref_id']);
  });

  it('hears of a task that somebody else gives, and is reminded of what is open', async () => {
    const lettersTo = async ({ ref_id }: Member) =>
      (await mailsTo(all.server.core, ref_id))
        .map(({ subject }) => subject)
        .filter((subject) => subject.includes('Book ice'));
    const pid = await task({ todo_title: 'Book ice', addedNames: [ann.ref_id, ben.ref_id] });
    await ann.browser.post(`/api/remindOfItem/${pid}`, {});
    await expect
      .poll(() => lettersTo(ben), { timeout: 20_000 })
      .toEqual(['A task for you: Book ice - Dallas Open', 'Reminder: Book ice - Dallas Open']);
    expect(await lettersTo(ann)).toEqual(['Reminder: Book ice - Dallas Open']);
    await ann.browser.put(`/api/markItemFinished/${pid}`, {});
    expect((await ann.browser.post(`/api/remindOfItem/${pid}`, {})).status).toBe(400);
  });
});

describe('somebody from whom a task was taken away before a letter about it was written', () => {
  it('is not written to: of the others alone', async () => {
    const [dee, eve] = [await venue.staff(), await venue.staff()];
    const pid = await task({ todo_title: 'Hang nets', addedNames: [dee.ref_id] });
    await ann.browser.post(`/api/remindOfItem/${pid}`, {});
    const lettersNow = async () => {
      const told: unknown[] = [];
      const { db, store, read } = all.server.core;
      const outbox = {
        sendAll: async (letters: readonly { to: object }[]) => void told.push(...letters.map(({ to }) => to)),
      };
      const tools = { db, outbox } as unknown as ReactionTools;
      const [letters] = planningReactions({ forgetKey: async () => undefined });
      for await (const page of store.readAll(0n)) {
        for (const event of await read(page))
          if (letters && Object(event.data).pid === pid && listensTo(letters, event))
            await letters.handle(event, tools);
      }
      return told;
    };
    const [toDee, toEve] = [{ ref_id: dee.ref_id }, { ref_id: eve.ref_id }];
    expect(await lettersNow()).toEqual([toDee, toDee]);
    await plan.edit('Todo', pid, { addedNames: [eve.ref_id] });
    await ann.browser.post(`/api/remindOfItem/${pid}`, {});
    await plan.edit('Todo', pid, { removedNames: [dee.ref_id] });
    expect(await lettersNow()).toEqual([toEve, toEve]);
  });
});

describe('somebody who is no longer of the committee', () => {
  it('is not written to about tasks of theirs', async () => {
    const cleo = await venue.staff();
    const names = { addedNames: [cleo.ref_id] };
    const pid = await task({ todo_title: 'Hang banners', dueDate: '04/07/2031', ...names });
    const due = () => remindOfTasks(all.server.core.db).due('2031-04-06T17:00:00.000Z', cleo.ref_id);
    expect(await due()).toHaveLength(1);
    await ann.browser.put(`/api/removeTournamentAdmin/${venue.tid}`, { ref_id: cleo.ref_id });
    expect(await due()).toEqual([]);
    expect((await ann.browser.post(`/api/remindOfItem/${pid}`, {})).status).toBe(400);
    await plan.edit('Todo', pid, { addedNames: [ben.ref_id] });
    await ann.browser.post(`/api/remindOfItem/${pid}`, {});
    const reminded = async ({ ref_id }: Member) =>
      (await mailsTo(all.server.core, ref_id)).filter(({ subject }) => subject.startsWith('Reminder: Hang'));
    await expect.poll(() => reminded(ben), { timeout: 20_000 }).toHaveLength(1);
    expect(await reminded(cleo)).toEqual([]);
  });
});

describe('the day before a task is due', () => {
  const remindAt = (at: string, ref_id = ben.ref_id) => remindOfTasks(all.server.core.db).due(at, ref_id);

  it('reminds who does it in one letter, until it is finished or has another date', async () => {
    const names = { addedNames: [ben.ref_id] };
    const first = await task({ todo_title: 'Rent tents', dueDate: '03/07/2031', ...names });
    await task({ todo_title: 'Buy tape', dueDate: '03/07/2031', ...names });
    expect(await remindAt('2031-03-05T17:00:00.000Z')).toEqual([]);
    const dues = await remindAt('2031-03-06T17:00:00.000Z');
    const [one, two, ...more] = dues;
    if (!one || !two) throw new Error('nothing is due');
    expect(more).toEqual([]);
    const { letter } = remindOfTasks(all.server.core.db).message([one, two]);
    expect(letter('en', '').text).toContain('03/07/2031  Rent tents\n03/07/2031  Buy tape');
    await plan.edit('Todo', first, { dueDate: '03/08/2031' });
    expect(await remindAt('2031-03-06T17:00:00.000Z')).toEqual([two]);
    const [moved] = await remindAt('2031-03-07T17:00:00.000Z');
    expect(moved?.key).not.toBe(one.key);
    await ann.browser.put(`/api/markItemFinished/${first}`, {});
    expect(await remindAt('2031-03-07T17:00:00.000Z')).toEqual([two]);
  });
});

describe('as a resource', () => {
  it('knows what is mine, what is overdue and what is open', async () => {
    const own = await task({ todo_title: 'Mine', dueDate: '01/02/2020', addedNames: [ben.ref_id] });
    const list = async (filter: object) => {
      const asked = encodeURIComponent(JSON.stringify({ tid: venue.tid, ...filter }));
      return (await ben.browser.get(`/rest/todos?filter=${asked}`)).body as { id: string; pid: string }[];
    };
    const mine = await list({ mine: true, completed: false, when: 'overdue' });
    expect(mine).toMatchObject([{ pid: own, when: 'overdue', mine: true, people: 'First0 Tester' }]);
    const id = mine[0]?.id ?? '';
    await ben.browser.put('/rest/todos/bulk', { ids: [id], data: { completed: true } });
    const open = await list({ mine: true, completed: false });
    expect(open.map(({ pid }) => pid)).not.toContain(own);
    expect(await list({ mine: true, completed: true, when: 'overdue' })).toMatchObject([{ pid: own }]);
    const categories = await ben.browser.get(
      `/rest/todocategories?filter=${encodeURIComponent(JSON.stringify({ tid: venue.tid }))}`,
    );
    expect(categories.body).toMatchObject([{ category: 'Food' }]);
  });

  it('that becomes a cost alone is answered as it leaves the list', async () => {
    const cost = { budget: true, budget_title: 'Lunches', category_id: 3 };
    const pid = await task(cost);
    const id = `${venue.tid}${ROW_OF}${pid}`;
    const answer = await ann.browser.put(`/rest/todos/${encodeURIComponent(id)}`, { ...cost, todo: false });
    expect(answer).toMatchObject({ status: 200, body: { id, pid } });
    expect(await plan.todoRow(pid)).toBeUndefined();
    expect(await plan.budgetRow(pid)).toMatchObject({ budget_title: 'Lunches' });
  });

  it('that becomes a cost alone with others is answered as at first when that is sent again with its key', async () => {
    const pid = await task({ budget: true, budget_title: 'Ice', category_id: 3 });
    const id = `${venue.tid}${ROW_OF}${pid}`;
    const bulk = { ids: [id], data: { todo: false } };
    const send = () => ann.browser.put('/rest/todos/bulk', bulk, { 'idempotency-key': `costs-${venue.tid}` });
    expect((await send()).body).toEqual({ outcomes: [{ id, ok: true }] });
    expect((await send()).body).toEqual({ outcomes: [{ id, ok: true }] });
  });
});

describe('the plan of an earlier tournament', () => {
  it('is taken over once, its days moved, by whoever administers both', async () => {
    const days = (start: string) => ({ start, end_date: start });
    const earlier = await Venue.open(all.server, { name: 'Last year', ...days('2030-03-08') });
    const later = await Venue.open(all.server, { name: 'This year', ...days('2031-03-07') });
    const old = planner((await earlier.staff('master')).browser, earlier.tid);
    const cid = await old.category('Food');
    await old.task({ todo_title: 'Order', todoCategory: cid, dueDate: '03/01/2030' });
    await old.cost({ budget_title: 'Lunches', rate: 10, actual: 12, contact: 'Casa' });
    const stranger = await later.staff('master');
    const copy = (by: Member) => by.browser.post(`/api/copyPlan/${later.tid}`, { from: earlier.tid });
    expect(await copy(stranger)).toMatchObject({ status: 404, body: { message: 'Plan not found' } });
    const both = await later.staff('master');
    await earlier.appoint(both, 'referee');
    const choices = await both.browser.get(`/api/getPlansToCopy/${later.tid}`);
    expect(choices.body).toEqual([{ tid: earlier.tid, name: 'Last year', start: '2030-03-08', items: 2 }]);
    expect((await copy(both)).body).toEqual({ message: 'copied', items: 2 });
    const now = planner(both.browser, later.tid);
    expect(await now.todos()).toMatchObject([
      { todo_title: 'Order', category: 'Food', due_date: '2031-02-28' },
    ]);
    expect(await now.budget()).toMatchObject([{ budget_title: 'Lunches', actual: null, contact: 'Casa' }]);
    expect(await copy(both)).toMatchObject({
      status: 409,
      body: { message: 'This plan was copied already' },
    });
  });

  it('is taken over however large it is', async () => {
    const earlier = await Venue.open(all.server);
    const later = await Venue.open(all.server);
    const steps = ['Ask', 'Compare', 'Order', 'Fetch', 'Pay'];
    const desk = planner((await earlier.staff('master')).browser, earlier.tid);
    const todoCategory = await desk.category('Food');
    const say = (command: PlanningCommand) =>
      all.server.core.execute(planning, earlier.tid, command, envelope());
    const add = async () => {
      const todo = { todo: true, todo_title: 'Order', todoCategory };
      const { events } = done(await say({ type: 'AddItem', fields: todo }));
      const pid = events.map(({ data }) => ('pid' in data ? data.pid : ''))[0] ?? '';
      await Promise.all(steps.map((title) => say({ type: 'AddDetail', pid, title, note: '' })));
    };
    await Promise.all(Array.from({ length: 500 }, add));
    const admin = await later.platformAdmin();
    await earlier.shown();
    const copy = await admin.browser.post(`/api/copyPlan/${later.tid}`, { from: earlier.tid });
    expect(copy.body).toEqual({ message: 'copied', items: 500 });
    const copied = await planner(admin.browser, later.tid).todos();
    expect(copied).toHaveLength(500);
    expect(new Set(copied.map(({ details }) => Object(details).length))).toEqual(new Set([steps.length]));
  });
});
