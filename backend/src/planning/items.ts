import type { ItemBody } from '@courtcrew/domain/planning/contract/fields.ts';
import { type ItemContact, type ItemFields, RATE_SCALE } from '@courtcrew/domain/planning/index.ts';

/** Bodies of the calls become fields of items. */

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
