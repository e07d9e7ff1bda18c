import { dollars } from '@courtcrew/domain/kernel/money.ts';
import type { ItemBody } from '@courtcrew/domain/planning/contract/fields.ts';
import type { PlanItem } from '@courtcrew/domain/planning/contract.ts';
import { type ItemContact, type ItemFields, RATE_SCALE, totalOf } from '@courtcrew/domain/planning/index.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import {
  type Assignee,
  assigneesOf,
  detailsOf,
  itemsOf,
  type PlannedItem,
} from '@courtcrew/projections/planning/index.ts';
import type { Kysely } from 'kysely';

/** Items between the calls and the plan: bodies become commands, rows become answers. */

/** Drops what a body does not speak of: the plan keeps those fields as they are. */
const said = <Fields extends object>(fields: Fields): Said<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Said<Fields>;

type Said<Fields> = { readonly [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

const scaled = <Amount extends number | null | undefined>(amount: Amount, scale: number): Amount =>
  (typeof amount === 'number' ? Math.round(amount * scale) : amount) as Amount;

/** The fields of an item that a body speaks of, money in the plan's units. */
export const fieldsIn = (body: ItemBody): Partial<ItemFields> =>
  said({
    budget: body.budget,
    todo: body.todo,
    category_id: body.category_id,
    budget_title: body.budget_title,
    quantity: body.quantity,
    rate: scaled(body.rate, RATE_SCALE),
    actual: scaled(body.actual, 100),
    todo_title: body.todo_title,
    todoCategory: body.todoCategory,
    due_date: body.dueDate,
    itemNotes: body.itemNotes,
  });

/** What a body says of the item's contact. */
export const contactIn = ({ contact, contactPhone, contactEmail }: ItemBody): Partial<ItemContact> =>
  said({ contact, contactPhone, contactEmail });

/** A tournament's items with one of the parts, with their names and steps. */
export async function planOfTournament(
  db: Kysely<Database>,
  tid: string,
  part: 'budget' | 'todo',
): Promise<PlanItem[]> {
  const [items, names, details] = await Promise.all([
    itemsOf(db, tid, part),
    assigneesOf(db, tid),
    detailsOf(db, tid),
  ]);
  const byItem = {
    names: Map.groupBy(names, ({ pid }) => pid),
    details: Map.groupBy(details, ({ pid }) => pid),
  };
  return items.map((item) => ({
    ...answerOf(item),
    names: (byItem.names.get(item.pid) ?? []).map(nameOf),
    details: (byItem.details.get(item.pid) ?? []).map(({ pid: _, ...detail }) => detail),
  }));
}

const nameOf = ({ pid: _, ...name }: Assignee) => name;

function answerOf(item: PlannedItem): Omit<PlanItem, 'names' | 'details'> {
  const { pid, budget, todo, category_id, budget_title, quantity, todo_title, category } = item;
  const { due_date, completed, contact } = item;
  return {
    ...{ pid, budget, todo, category_id, budget_title, quantity, todo_title, category },
    ...{ due_date, completed, contact },
    rate: item.rate / RATE_SCALE,
    total: dollars(totalOf(item)),
    actual: item.actual === null ? null : dollars(item.actual),
    todoCategory: item.todo_category,
    contactPhone: item.contact_phone,
    contactEmail: item.contact_email,
    itemNotes: item.notes,
    item_notes: item.notes,
  };
}
