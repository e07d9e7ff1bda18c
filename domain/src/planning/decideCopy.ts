import type { DecisionContext } from '../kernel/decider.ts';
import { addDays } from '../kernel/time.ts';
import type { CopiedItem, CopyPlan } from './commands.ts';
import { categoryCalled } from './decideCategories.ts';
import { contactEvents, type Decision } from './decideItems.ts';
import type { PlanningEvent } from './events.ts';
import { ITEMS_MAX } from './model.ts';
import * as refusals from './refusals.ts';
import type { PlanState } from './state.ts';

/** Another tournament's plan as this one can take it over: due dates moved, nothing paid, done or given to anybody. */
export const copyOf = (
  { items, categories }: PlanState,
  days: number,
): Pick<CopyPlan, 'items' | 'categories'> => ({
  categories: [...categories.values()],
  items: [...items.values()].map(({ fields, contact, details }): CopiedItem => {
    const { due_date, todoCategory } = fields;
    return {
      fields: { ...fields, actual: null, todoCategory: null, due_date: due_date && addDays(due_date, days) },
      category: categories.get(todoCategory ?? '') ?? null,
      contact,
      details: [...details.values()].map(({ title, note }) => ({ title, note })),
    };
  }),
});

/** Categories of a name that is there already are that one. What was a valid plan there is one here. */
export function copyPlan(
  state: PlanState,
  { from, categories, items }: CopyPlan,
  { newId }: DecisionContext,
): Decision {
  if (state.copied.includes(from)) return refusals.copiedAlready();
  if (state.items.size + items.length > ITEMS_MAX) return refusals.full('items');
  const missing = categories.filter((category) => categoryCalled(state, category) === undefined);
  const added = missing.map((category) => ({ cid: newId(), category }));
  const cidOf = (name: string) =>
    added.find(({ category }) => category === name)?.cid ?? categoryCalled(state, name) ?? null;
  return [
    ...added.map((data): PlanningEvent => ({ type: 'TodoCategoryAdded', data })),
    ...items.flatMap((item) => copied(item, item.category === null ? null : cidOf(item.category), newId)),
    { type: 'PlanCopied', data: { from } },
  ];
}

function copied(item: CopiedItem, todoCategory: string | null, newId: () => string): PlanningEvent[] {
  const pid = newId();
  return [
    { type: 'PlanItemAdded', data: { pid, fields: { ...item.fields, todoCategory } } },
    ...contactEvents(pid, null, item.contact ?? undefined, newId),
    ...item.details.map(
      (detail): PlanningEvent => ({ type: 'TodoDetailAdded', data: { pid, pdid: newId(), ...detail } }),
    ),
  ];
}
