import { inOneAppend } from '../kernel/oneAppend.ts';
import { addDays } from '../kernel/time.ts';
import type { CopiedItem, Decide, PlanningCommand } from './commands.ts';
import { categoryCalled } from './decideCategories.ts';
import { contactEvents } from './decideItems.ts';
import type { PlanningEvent } from './events.ts';
import { NO_CONTACT } from './fields.ts';
import { ITEMS_MAX } from './model.ts';
import * as refusals from './refusals.ts';
import type { PlanState } from './state.ts';

/** Another tournament's plan as this one can take it over: due dates moved, nothing paid, done or given to anybody. */
export const copyOf = (
  { items, categories }: PlanState,
  days: number,
): Pick<PlanningCommand<'CopyPlan'>, 'items' | 'categories'> => ({
  categories: [...categories.values()],
  items: [...items].map(([of, { fields, contact, details }]): CopiedItem => {
    const { due_date, todoCategory } = fields;
    return {
      of,
      fields: { ...fields, actual: null, todoCategory: null, due_date: due_date && addDays(due_date, days) },
      category: categories.get(todoCategory ?? '') ?? null,
      contact,
      details: [...details.values()].map(({ title, note }) => ({ title, note })),
    };
  }),
});

/**
 * Categories of a name that is there already are that one. What was a valid plan there is one here. What an earlier
 * append has copied is left out: sent again, an interrupted copy is completed.
 */
export const copyPlan: Decide<'CopyPlan'> = (state, { from, categories, items }, { newId }) => {
  if (state.copied.has(from)) return refusals.copiedAlready();
  const left = items.filter(({ of }) => !state.copiedItems.has(of));
  if (state.items.size + left.length > ITEMS_MAX) return refusals.full('items');
  const missing = categories.filter((category) => categoryCalled(state, category) === undefined);
  const added = missing.map((category) => ({ cid: newId(), category }));
  const cidOf = (name: string) =>
    added.find(({ category }) => category === name)?.cid ?? categoryCalled(state, name) ?? null;
  const all = [
    ...added.map((data): PlanningEvent[] => [{ type: 'TodoCategoryAdded', data }]),
    ...left.map((item) => copied(item, item.category === null ? null : cidOf(item.category), newId)),
  ];
  const first = inOneAppend(all);
  const whole = first.length === all.length;
  return [...first.flat(), ...(whole ? [{ type: 'PlanCopied', data: { from } } as const] : [])];
};

function copied(item: CopiedItem, todoCategory: string | null, newId: () => string): PlanningEvent[] {
  const pid = newId();
  return [
    { type: 'PlanItemAdded', data: { pid, fields: { ...item.fields, todoCategory }, of: item.of } },
    ...contactEvents(pid, null, item.contact ?? NO_CONTACT, newId),
    ...item.details.map(
      (detail): PlanningEvent => ({ type: 'TodoDetailAdded', data: { pid, pdid: newId(), ...detail } }),
    ),
  ];
}
