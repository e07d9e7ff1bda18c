import { edgeDate } from '@courtcrew/domain/kernel/edgeDate.ts';
import type { PlanItem } from '@courtcrew/domain/planning/contract.ts';
import type { PlanFields } from '@courtcrew/domain/planning/fields.ts';
import { changesOf, withSeen } from '@courtcrew/ui-kit/form/changesOf.ts';

type Typed = { readonly [Name in keyof PlanFields]: PlanFields[Name] extends boolean ? boolean : string };

/** An item as its form holds it: every field but the flags a text, as inputs want them. */
export interface ItemValues extends Typed {
  readonly newCategory: string;
  readonly names: readonly string[];
}

/** Chosen instead of a category that is there: its name is in `newCategory`. */
export const NEW_CATEGORY = '+';

/** Written out: the declaration of the fields holds their schemas, which would weigh a third of this screen. */
const EMPTY: Typed = {
  budget: false,
  todo: false,
  category_id: '',
  budget_title: '',
  quantity: '1',
  rate: '',
  actual: '',
  todo_title: '',
  todoCategory: '',
  due_date: '',
  itemNotes: '',
  contact: '',
  contactPhone: '',
  contactEmail: '',
};

export const emptyItem = (part: 'budget' | 'todo'): ItemValues => ({
  ...EMPTY,
  ...{ [part]: true, newCategory: '', names: [] },
});

export const valuesOf = (item: PlanItem): ItemValues => ({
  ...(Object.fromEntries(
    Object.entries(EMPTY).map(([name, empty]) => {
      const value = item[name as keyof Typed];
      return [name, typeof empty === 'boolean' ? Boolean(value) : String(value ?? '')];
    }),
  ) as unknown as Typed),
  ...{ newCategory: '', names: item.names.map(({ ref_id }) => ref_id) },
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

/** What is different now, and what stood there before: somebody else's newer value is not overwritten. */
export function itemEdit(before: ItemValues, after: ItemValues, theirs: object) {
  const opened = fieldsOf(before);
  const changes = changesOf(opened, fieldsOf(after));
  const known = { ...opened, ...theirs };
  const { seen, ...changed } = withSeen(changes, known);
  const isOfContact = Object.keys(changes).some((name) => name.startsWith('contact'));
  return {
    ...changed,
    // Whose number or address was changed is seen, too.
    seen: { ...seen, ...(isOfContact && { contact: known.contact }) },
    addedNames: after.names.filter((name) => !before.names.includes(name)),
    removedNames: before.names.filter((name) => !after.names.includes(name)),
  };
}

/** `03/07/2026`; empty for none. */
export const dueText = (due_date: string | null): string => (due_date ? edgeDate(due_date) : '');
