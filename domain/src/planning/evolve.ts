import { OrderedMap } from 'immutable';
import { evolveBy } from '../kernel/decider.ts';
import { filledIn } from '../kernel/recordFields.ts';
import type { PlanningEvent } from './events.ts';
import { contactFields } from './fields.ts';
import type { Detail } from './model.ts';
import type { Item, PlanState } from './state.ts';

const withItem = (state: PlanState, pid: string, change: (item: Item) => Partial<Item>): PlanState => {
  const item = state.items.get(pid);
  return item ? { ...state, items: state.items.set(pid, { ...item, ...change(item) }) } : state;
};

const withDetail = (state: PlanState, pid: string, pdid: string, change: Partial<Detail>): PlanState =>
  withItem(state, pid, ({ details }) => {
    const detail = details.get(pdid);
    return detail ? { details: details.set(pdid, { ...detail, ...change }) } : {};
  });

const withCategory = (state: PlanState, { cid, category }: { cid: string; category: string }): PlanState => ({
  ...state,
  categories: state.categories.set(cid, category),
});

/** A plan of whose copy nothing is left may be copied again, all of it. */
function forgetCopies(state: PlanState, removed: Item | undefined): PlanState {
  const of = removed?.of;
  if (of === undefined) return state;
  const left = new Set(state.items.valueSeq().map((item) => item.of));
  const gone = state.copied.filter((items) => items.has(of) && !items.some((one) => left.has(one)));
  return {
    ...state,
    copied: state.copied.deleteAll(gone.keys()),
    copiedItems: state.copiedItems.subtract(...gone.values()),
  };
}

export const evolve = evolveBy<PlanState, PlanningEvent, 'TodoReminded'>({
  PlanItemAdded: (state, { pid, fields, of }) => {
    const item: Item = { fields, completed: false, contact: null, names: [], details: OrderedMap(), of };
    const copiedItems = of === undefined ? state.copiedItems : state.copiedItems.add(of);
    return { ...state, items: state.items.set(pid, item), copiedItems };
  },
  PlanItemEdited: (state, { pid, changes }) =>
    withItem(state, pid, ({ fields }) => ({ fields: { ...fields, ...changes } })),
  PlanItemRemoved: (state, { pid }) =>
    forgetCopies({ ...state, items: state.items.delete(pid) }, state.items.get(pid)),
  PlanItemFinished: (state, { pid, completed }) => withItem(state, pid, () => ({ completed })),
  PlanContactSet: (state, { pid, id, ...contact }) =>
    withItem(state, pid, () => ({ contact: { id, ...filledIn(contactFields, contact) } })),
  PlanContactRemoved: (state, { pid }) => withItem(state, pid, () => ({ contact: null })),
  TodoAssigned: (state, { pid, ref_id }) =>
    withItem(state, pid, ({ names }) => ({ names: [...names, ref_id] })),
  TodoReleased: (state, { pid, ref_id }) =>
    withItem(state, pid, ({ names }) => ({ names: names.filter((name) => name !== ref_id) })),
  TodoDetailAdded: (state, { pid, pdid, title, note }) =>
    withItem(state, pid, ({ details }) => ({
      details: details.set(pdid, { title, note, completed: false }),
    })),
  TodoDetailEdited: (state, { pid, pdid, ...change }) => withDetail(state, pid, pdid, change),
  TodoDetailFinished: (state, { pid, pdid, completed }) => withDetail(state, pid, pdid, { completed }),
  TodoDetailRemoved: (state, { pid, pdid }) =>
    withItem(state, pid, ({ details }) => ({ details: details.delete(pdid) })),
  TodoCategoryAdded: withCategory,
  TodoCategoryRenamed: withCategory,
  TodoCategoryDeleted: (state, { cid }) => ({ ...state, categories: state.categories.delete(cid) }),
  PlanCopied: (state, { from }) => ({
    ...state,
    copied: state.copied.set(from, state.copiedItems.subtract(...state.copied.values())),
  }),
});
