import { edgeDate } from '@courtcrew/domain/kernel/edgeDate.ts';
import type { PlanItem } from '@courtcrew/domain/planning/contract.ts';

/** An item as its form holds it: every field a text, as inputs want them. */
export interface ItemValues {
  readonly budget: boolean;
  readonly todo: boolean;
  readonly category_id: string;
  readonly budget_title: string;
  readonly quantity: string;
  readonly rate: string;
  readonly actual: string;
  readonly todo_title: string;
  readonly todoCategory: string;
  readonly newCategory: string;
  readonly dueDate: string;
  readonly names: readonly string[];
  readonly contact: string;
  readonly contactPhone: string;
  readonly contactEmail: string;
  readonly itemNotes: string;
}

/** Chosen instead of a category that is there: its name is in `newCategory`. */
export const NEW_CATEGORY = '+';

export const emptyItem = (part: 'budget' | 'todo'): ItemValues => ({
  budget: part === 'budget',
  todo: part === 'todo',
  category_id: '',
  budget_title: '',
  quantity: '1',
  rate: '',
  actual: '',
  todo_title: '',
  todoCategory: '',
  newCategory: '',
  dueDate: '',
  names: [],
  contact: '',
  contactPhone: '',
  contactEmail: '',
  itemNotes: '',
});

const text = (value: string | number | null): string => (value === null ? '' : String(value));

export const valuesOf = (item: PlanItem): ItemValues => ({
  budget: item.budget,
  todo: item.todo,
  category_id: text(item.category_id),
  budget_title: item.budget_title,
  quantity: text(item.quantity),
  rate: text(item.rate),
  actual: text(item.actual),
  todo_title: item.todo_title,
  todoCategory: text(item.todoCategory),
  newCategory: '',
  dueDate: item.due_date ?? '',
  names: item.names.map(({ ref_id }) => ref_id),
  contact: text(item.contact),
  contactPhone: text(item.contactPhone),
  contactEmail: text(item.contactEmail),
  itemNotes: item.itemNotes,
});

/** The fields as the calls take them. */
export const fieldsOf = ({
  names: _,
  newCategory: __,
  category_id,
  quantity,
  rate,
  ...values
}: ItemValues) => ({
  ...values,
  category_id: category_id as '' | '1' | '2' | '3' | '4',
  quantity: quantity || '0',
  rate: rate || '0',
});

type Fields = ReturnType<typeof fieldsOf>;

const CONTACT: readonly string[] = ['contact', 'contactPhone', 'contactEmail'];

/** What is different now, and what stood there before: somebody else's newer value is not overwritten. */
export function changesOf(before: ItemValues, after: ItemValues) {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const names = Object.keys(now).filter((name) => now[name as keyof Fields] !== old[name as keyof Fields]);
  const pick = (fields: Fields, wanted: readonly string[]): Partial<Fields> =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => wanted.includes(name)));
  return {
    ...pick(now, names),
    // Whose number or address was changed is seen, too.
    was: pick(old, names.some((name) => CONTACT.includes(name)) ? [...names, 'contact'] : names),
    addedNames: after.names.filter((name) => !before.names.includes(name)),
    removedNames: before.names.filter((name) => !after.names.includes(name)),
  };
}

/** `03/07/2026`; empty for none. */
export const dueText = (due_date: string | null): string => (due_date ? edgeDate(due_date) : '');
