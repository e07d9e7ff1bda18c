import { dollars } from '@courtcrew/domain/kernel/money.ts';
import { asHeld } from '@courtcrew/domain/kernel/recordFields.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import type { ItemBody } from '@courtcrew/domain/planning/contract/fields.ts';
import * as calls from '@courtcrew/domain/planning/contract.ts';
import {
  afterDeductions,
  type BudgetCategory,
  netOf,
  type PlanningCommand,
  planFields,
  type SubTotals,
  type Sum,
  subTotalsOf,
} from '@courtcrew/domain/planning/index.ts';
import { budgetAmounts, budgetItems } from '@courtcrew/projections/planning/index.ts';
import { adminsOf, tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import { found, type Route, removal, route, type Use } from '../kernel/http/route.ts';
import { Refused } from '../kernel/refused.ts';
import { paidToOfficials } from '../reconciliation/index.ts';
import { planning } from './aggregate.ts';

const NOT_OF_COMMITTEE = 'Only admins of the tournament can be given a to-do item';

/** Throws where somebody is named who is not of the committee. */
async function requireCommittee(use: Use, tid: string, names: readonly string[] = []): Promise<void> {
  if (names.length === 0) return;
  const committee = await adminsOf(use.db, tid);
  const isStranger = (name: string) => committee.every(({ ref_id }) => ref_id !== name);
  if (names.some(isStranger)) {
    throw new Refused(refuse('invalid', NOT_OF_COMMITTEE, { fields: { addedNames: NOT_OF_COMMITTEE } }));
  }
}

/** Adds an item; `parts` are those the call stands for. Answers its id. */
async function addItem(
  use: Use,
  tid: string,
  body: ItemBody,
  parts: { readonly budget: true } | { readonly todo: true },
): Promise<string> {
  // A tournament that is not there must not get a plan.
  found(await tournamentById(use.db, tid), 'Tournament');
  await requireCommittee(use, tid, body.addedNames);
  const { events } = await use.execute(planning, tid, {
    type: 'AddItem',
    fields: { ...fieldsIn(body), ...parts },
    names: body.addedNames ?? [],
  });
  const [pid] = events.flatMap(({ data }) => ('pid' in data ? [data.pid] : []));
  return pid ?? '';
}

export async function addedItem(...item: Parameters<typeof addItem>) {
  return { message: 'added', pid: await addItem(...item) };
}

/** Changes the fields that are sent, and no others: parallel edits of one item lose nothing. */
export async function editItem(use: Use, tid: string, pid: string, body: ItemBody) {
  await requireCommittee(use, tid, body.addedNames);
  const { addedNames, removedNames, was, seen, ...sent } = body;
  const edit = { changes: fieldsIn(sent), seen: fieldsIn({ ...was, ...seen }) };
  return save(use, tid, { type: 'EditItem', pid, ...edit, addedNames, removedNames });
}

export async function save(use: Use, tid: string, command: PlanningCommand, message = 'saved') {
  await use.execute(planning, tid, command);
  return { message };
}

const sumsOf = (totals: SubTotals, which: keyof Sum) => ({
  total_income: dollars(totals.income[which]),
  total_sponsor: dollars(totals.sponsorship[which]),
  total_income_deductions: dollars(totals.deduction[which]),
  total_expenses: dollars(totals.expense[which]),
  income_after_deductions: dollars(afterDeductions(totals, which)),
  net: dollars(netOf(totals, which)),
});

export const budgetRoutes: readonly Route[] = [
  route(calls.getBudget, ({ tid }, use) => budgetItems.all(use.db, { tid })),

  route(calls.getBudgetSubTotals, async ({ tid }, use) => {
    const [items, officials] = await Promise.all([budgetAmounts(use.db, tid), paidToOfficials(use, tid)]);
    const totals = subTotalsOf(
      items.map((item) => ({ ...item, category_id: item.category_id as BudgetCategory | null })),
    );
    return { ...sumsOf(totals, 'planned'), actual: { ...sumsOf(totals, 'actual'), officials } };
  }),

  route(calls.addBudgetItem, ({ tid, body }, use) => addedItem(use, tid, body, { budget: true })),

  route(calls.editBudgetItem, ({ tid, params: { pid }, body }, use) => editItem(use, tid, pid, body)),

  removal(calls.deleteBudgetItem, ({ tid, params: { pid }, body }, use) => {
    const part = body?.both ? 'both' : body?.deleteTodo ? 'todo' : 'budget';
    return save(use, tid, { type: 'RemoveItem', pid, part }, 'deleted');
  }),
];

/** The fields of an item and its contact that a body speaks of, as events hold them. */
const fieldsIn = ({ dueDate, ...body }: Omit<ItemBody, 'seen' | 'was'>) =>
  asHeld(planFields, { due_date: dueDate, ...body });
