import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hosted } from '../../support/hosted.ts';
import { Venue } from '../../world/venue.ts';
import type { Member } from '../accounts/people.ts';
import { planner } from './planner.ts';

const all = hosted();

let venue: Venue;
let ann: Member;
let plan: ReturnType<typeof planner>;

beforeAll(async () => {
  venue = await Venue.open(all.server);
  ann = await venue.staff();
});
beforeEach(() => {
  plan = planner(ann.browser, venue.tid);
});

describe('the budget', () => {
  it('holds items whose total is rate times quantity, rounded to cents', async () => {
    const pid = await plan.cost({ budget_title: 'Stickers', rate: '1,250.50', quantity: '3', contact: 'Bo' });
    expect(await plan.budgetRow(pid)).toMatchObject({
      pid,
      category_id: 3,
      budget_title: 'Stickers',
      quantity: 3,
      rate: 1250.5,
      total: 3751.5,
      actual: null,
      contact: 'Bo',
      contactPhone: '',
      budget: true,
      todo: false,
    });
  });

  it('adds up by kind, with what is left', async () => {
    const other = await Venue.open(all.server);
    const bob = await other.staff();
    const own = planner(bob.browser, other.tid);
    await own.cost({ category_id: 1, rate: 100, quantity: 10, actual: 900 });
    await own.cost({ category_id: '2', rate: '50.50' });
    await own.cost({ category_id: 4, rate: 250 });
    await own.cost({ category_id: 3, rate: 300.25, actual: '310.10' });
    const { body } = await bob.browser.get(`/api/getBudgetSubTotals/${other.tid}`);
    expect(body).toEqual({
      total_income: 1000,
      total_sponsor: 250,
      total_income_deductions: 50.5,
      total_expenses: 300.25,
      income_after_deductions: 1199.5,
      net: 899.25,
      actual: {
        total_income: 900,
        total_sponsor: 0,
        total_income_deductions: 0,
        total_expenses: 310.1,
        income_after_deductions: 900,
        net: 589.9,
        officials: 0,
      },
    });
  });

  it.each([
    [{ category_id: undefined }, 'category_id', 'Expense type required'],
    [{ category_id: 5 }, 'category_id', 'Expense type required'],
    [{ budget_title: ' ' }, 'budget_title', 'Title required'],
    [{ quantity: -1 }, 'quantity', 'must not be negative'],
    [{ rate: 'much' }, 'rate', 'must be an amount like 12.50'],
    [{ rate: -1 }, 'rate', 'is not a possible amount'],
    [{ rate: '1.234' }, 'rate', 'must be an amount like 12.50'],
    [{ rate: 1.234 }, 'rate', 'must be an amount like 12.50'],
    [{ rate: '1,25,0' }, 'rate', 'must be an amount like 12.50'],
    [{ actual: '1,2500' }, 'actual', 'must be an amount like 12.50'],
    [{ actual: '12.345' }, 'actual', 'must be an amount like 12.50'],
    [{ actual: 1.005 }, 'actual', 'must be an amount like 12.50'],
    [{ contactEmail: 'nowhere' }, 'contactEmail', 'must be an e-mail address'],
    [{ todo: true, todo_title: 'Order' }, 'todoCategory', 'Category required'],
  ])('takes no item like %j', async (fields, field, text) => {
    const answer = await plan.add('Budget', { category_id: 3, budget_title: 'Balls', ...fields });
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: text } } });
  });
});

describe('parallel edits', () => {
  it('of different fields and of items lose nothing', async () => {
    const pid = await plan.cost({ budget_title: 'Balls', quantity: 1, rate: 1 });
    const ben = await venue.staff();
    const before = await plan.totals();
    await Promise.all([
      plan.edit('Budget', pid, { quantity: 7, was: { quantity: 1 } }),
      planner(ben.browser, venue.tid).edit('Budget', pid, { rate: 3, was: { rate: 1 } }),
      ...Array.from({ length: 8 }, (_, n) => plan.cost({ budget_title: `Extra ${n}`, rate: 2 })),
    ]);
    expect(await plan.budgetRow(pid)).toMatchObject({ quantity: 7, rate: 3, total: 21 });
    expect((await plan.totals()).total_expenses).toBe(before.total_expenses + 20 + 16);
    const sum = (await plan.budget()).reduce(
      (cents, { total }) => cents + Math.round(Number(total) * 100),
      0,
    );
    expect(Math.round((await plan.totals()).total_expenses * 100)).toBe(sum);
  });

  it('of the same field have one winner, and the other is told', async () => {
    const pid = await plan.cost({ budget_title: 'Nets', quantity: 1 });
    const answers = await Promise.all(
      [2, 3, 4].map((quantity) => plan.edit('Budget', pid, { quantity, was: { quantity: 1 } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const [told] = answers.filter(({ status }) => status === 409);
    expect(told?.body).toMatchObject({
      message: 'Somebody else has changed this meanwhile: look at it again',
      errors: { quantity: 'was changed meanwhile' },
    });
  });
});

describe('deleting an item that is in both lists', () => {
  const linked = async () => {
    const todoCategory = await plan.category();
    return plan.cost({ budget_title: 'Tent', todo: true, todo_title: 'Rent a tent', todoCategory });
  };
  const where = async (pid: string) => ({
    budget: (await plan.budgetRow(pid)) !== undefined,
    todo: (await plan.todoRow(pid)) !== undefined,
  });

  it.each([
    [undefined, { budget: false, todo: true }],
    [{}, { budget: false, todo: true }],
    [{ deleteTodo: true }, { budget: true, todo: false }],
    [{ deleteTodo: false }, { budget: false, todo: true }],
    [{ both: true }, { budget: false, todo: false }],
  ])('with %j leaves %j', async (body, left) => {
    const pid = await linked();
    expect(await plan.remove(pid, body)).toMatchObject({ status: 200, body: { message: 'deleted' } });
    expect(await where(pid)).toEqual(left);
  });

  it('takes the row away with its last part', async () => {
    const pid = await linked();
    await plan.remove(pid, {});
    expect(await plan.remove(pid, {})).toMatchObject({ status: 404 });
    expect(await plan.remove(pid, { deleteTodo: true })).toMatchObject({ status: 200 });
    expect(await plan.remove(pid, { deleteTodo: true })).toMatchObject({
      status: 404,
      body: { message: 'Plan item not found' },
    });
  });
});

describe('whose plan it is', () => {
  it('is read and changed by every admin of the tournament, and by nobody else', async () => {
    const pid = await plan.cost({ budget_title: 'Water' });
    const [stranger] = await venue.people(1);
    const elsewhere = await (await Venue.open(all.server)).staff('master');
    for (const other of [stranger, elsewhere]) {
      const theirs = planner(other?.browser ?? venue.visitor, venue.tid);
      expect((await theirs.add('Budget', { category_id: 3, budget_title: 'x' })).status).toBe(403);
      expect((await theirs.edit('Budget', pid, { quantity: 2 })).status).toBe(403);
    }
    const visitor = planner(venue.visitor, venue.tid);
    expect((await visitor.edit('Budget', pid, { quantity: 2 })).status).toBe(401);
    expect((await plan.edit('Budget', pid, { tid: 'elsewhere', quantity: 2 })).status).toBe(404);
    const flagless = planner((await venue.staff()).browser, venue.tid);
    expect((await flagless.edit('Budget', pid, { quantity: 2 })).status).toBe(200);
  });
});

describe('as a resource', () => {
  it('is listed, filtered, added to, changed and deleted through the documented calls', async () => {
    const { browser } = ann;
    const form = { tid: venue.tid, category_id: 4, budget_title: 'Sponsor bank', rate: 12.5, quantity: 2 };
    const made = await browser.post('/rest/budget', form);
    expect(made).toMatchObject({ status: 200, body: { total: 25, category_id: 4 } });
    const { id } = made.body as { id: string };
    const filter = encodeURIComponent(JSON.stringify({ tid: venue.tid, q: 'BANK', kind: 'sponsorship' }));
    expect((await browser.get(`/rest/budget?filter=${filter}`)).body).toMatchObject([{ id }]);
    const changed = await browser.put(`/rest/budget/${id}`, { rate: 20, actual: 39.99 });
    expect(changed.body).toMatchObject({ total: 40, actual: 39.99, budget_title: 'Sponsor bank' });
    expect((await browser.put('/rest/budget/bulk', { ids: [id], remove: true })).body).toEqual({
      outcomes: [{ id, ok: true }],
    });
    expect((await browser.get(`/rest/budget/${id}`)).status).toBe(404);
  });
});
