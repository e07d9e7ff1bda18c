import { shownBy, valuesIn } from '../kernel/recordFields.ts';
import { notFound, type Refusal } from '../kernel/refusal.ts';
import { refuseStale } from '../kernel/seen.ts';
import type { Decide } from './commands.ts';
import type { PlanningEvent } from './events.ts';
import {
  contactFields,
  type ItemContact,
  type ItemFields,
  itemFields,
  NEW_ITEM,
  NO_BUDGET,
  NO_CONTACT,
  NO_TODO,
  planFields,
} from './fields.ts';
import { CATEGORY_REQUIRED, ITEMS_MAX, PART_REQUIRED, TITLE_REQUIRED, TYPE_REQUIRED } from './model.ts';
import * as refusals from './refusals.ts';
import type { Item, PlanState } from './state.ts';

export type Decision = readonly PlanningEvent[] | Refusal;

export const UNKNOWN_ITEM = notFound('Plan item');

/** Why an item cannot be like this; undefined when it can. */
function faultOf({ categories }: PlanState, fields: ItemFields): Refusal | undefined {
  if (!fields.budget && !fields.todo) return refusals.invalid('budget', PART_REQUIRED);
  if (fields.budget) {
    if (fields.category_id === null) return refusals.invalid('category_id', TYPE_REQUIRED);
    if (fields.budget_title === '') return refusals.invalid('budget_title', TITLE_REQUIRED);
  }
  if (fields.todo) {
    if (fields.todo_title === '') return refusals.invalid('todo_title', TITLE_REQUIRED);
    if (fields.todoCategory === null) return refusals.invalid('todoCategory', CATEGORY_REQUIRED);
    if (!categories.has(fields.todoCategory))
      return refusals.invalid('todoCategory', 'is no category of this plan');
  }
  return undefined;
}

/** Fields of a part the item has not are not kept: they would come back with the part. */
const tidy = (fields: ItemFields): ItemFields => ({
  ...fields,
  ...(!fields.budget && NO_BUDGET),
  ...(!fields.todo && NO_TODO),
});

export const addItem: Decide<'AddItem'> = (state, command, { newId }) => {
  if (state.items.size >= ITEMS_MAX) return refusals.full('items');
  const fields = tidy({ ...NEW_ITEM, ...valuesIn(itemFields, command.fields) });
  const fault = faultOf(state, fields);
  if (fault) return fault;
  const pid = newId();
  return [
    { type: 'PlanItemAdded', data: { pid, fields } },
    ...contactEvents(pid, null, command.fields, newId),
    ...(fields.todo ? assigned(pid, [], command.names) : []),
  ];
};

export const editItem: Decide<'EditItem'> = (state, command, { newId }) => {
  const { pid, seen, addedNames = [], removedNames = [] } = command;
  const item = state.items.get(pid);
  if (!item) return UNKNOWN_ITEM;
  const contact = valuesIn(contactFields, command.changes);
  const seenContact = Object.keys(contact).length === 0 ? {} : valuesIn(contactFields, seen);
  const now = { ...item.fields, ...NO_CONTACT, ...item.contact };
  const stale = refuseStale(now, { ...seenContact, ...command.changes }, seen, shownBy(planFields));
  if (stale) return stale;
  const fields = tidy({ ...item.fields, ...valuesIn(itemFields, command.changes) });
  const fault = faultOf(state, fields);
  if (fault) return fault;
  const changes = changed(item.fields, fields);
  return [
    ...(item.fields.todo && !fields.todo ? undone(pid, item) : []),
    ...(Object.keys(changes).length > 0 ? [{ type: 'PlanItemEdited', data: { pid, changes } } as const] : []),
    ...contactEvents(pid, item.contact, contact, newId),
    ...(fields.todo ? released(pid, item.names, removedNames) : []),
    ...(fields.todo ? assigned(pid, item.names, addedNames) : []),
  ];
};

const keysOf = <Fields extends object>(fields: Fields) => Object.keys(fields) as (keyof Fields & string)[];

const changed = (before: ItemFields, after: ItemFields): Partial<ItemFields> =>
  Object.fromEntries(
    keysOf(after).flatMap((field) => (before[field] === after[field] ? [] : [[field, after[field]]])),
  );

/** A new contact takes the place of the one before, whose key can then be dropped. */
export function contactEvents(
  pid: string,
  before: Item['contact'],
  change: Partial<ItemContact>,
  newId: () => string,
): readonly PlanningEvent[] {
  const old = before ?? NO_CONTACT;
  const [kept, changed] = [old, change].map((part) => valuesIn(contactFields, part));
  const after: ItemContact = { ...NO_CONTACT, ...kept, ...changed };
  const parts = keysOf(after);
  if (parts.every((part) => old[part] === after[part])) return [];
  const empty = parts.every((part) => after[part] === '');
  return [
    ...(before ? [{ type: 'PlanContactRemoved', data: { pid, id: before.id } } as const] : []),
    ...(empty ? [] : [{ type: 'PlanContactSet', data: { pid, id: newId(), ...after } } as const]),
  ];
}

const assigned = (pid: string, before: readonly string[], names: readonly string[] = []): PlanningEvent[] =>
  [...new Set(names)]
    .filter((ref_id) => !before.includes(ref_id))
    .map((ref_id) => ({ type: 'TodoAssigned', data: { pid, ref_id } }));

const released = (pid: string, before: readonly string[], names: readonly string[]): PlanningEvent[] =>
  before
    .filter((ref_id) => names.includes(ref_id))
    .map((ref_id) => ({ type: 'TodoReleased', data: { pid, ref_id } }));

/** Takes a part away; the last one takes the row along. */
export const removeItem: Decide<'RemoveItem'> = (state, { pid, part }, context) => {
  const item = state.items.get(pid);
  if (!item || (part !== 'both' && !item.fields[part])) return UNKNOWN_ITEM;
  const left = part === 'both' ? false : item.fields[part === 'budget' ? 'todo' : 'budget'];
  return left
    ? editItem(state, { type: 'EditItem', pid, changes: { [part]: false }, seen: {} }, context)
    : removed(pid, item);
};

const removed = (pid: string, item: Item): Decision => [
  ...undone(pid, item),
  ...(item.contact ? [{ type: 'PlanContactRemoved', data: { pid, id: item.contact.id } } as const] : []),
  { type: 'PlanItemRemoved', data: { pid } },
];

/** Whoever does it, its steps and its mark go one by one: nothing of them is left behind in lists. */
const undone = (pid: string, { names, details, completed }: Item): PlanningEvent[] => [
  ...released(pid, names, names),
  ...[...details.keys()].map((pdid): PlanningEvent => ({ type: 'TodoDetailRemoved', data: { pid, pdid } })),
  ...(completed ? [{ type: 'PlanItemFinished', data: { pid, completed: false } } as const] : []),
];

export const finishItem: Decide<'FinishItem'> = (state, { pid, completed }) => {
  const item = state.items.get(pid);
  if (!item?.fields.todo) return UNKNOWN_ITEM;
  const after = completed ?? !item.completed;
  return after === item.completed ? [] : [{ type: 'PlanItemFinished', data: { pid, completed: after } }];
};

/** Letters follow from the event. */
export const remindOfItem: Decide<'RemindOfItem'> = (state, { pid, committee }) => {
  const item = state.items.get(pid);
  if (!item?.fields.todo) return UNKNOWN_ITEM;
  const names = item.names.filter((name) => committee.includes(name));
  if (item.completed || names.length === 0) return refusals.nobodyToRemind();
  return [{ type: 'TodoReminded', data: { pid, names } }];
};

export const removeContact: Decide<'RemovePlanContact'> = ({ items }, { id }) => {
  const pid = items.findKey(({ contact }) => contact?.id === id);
  return pid === undefined ? notFound('Contact') : [{ type: 'PlanContactRemoved', data: { pid, id } }];
};

export const forgetAssignee = ({ items }: PlanState, ref_id: string): Decision =>
  [...items].flatMap(([pid, { names }]) => released(pid, names, [ref_id]));
