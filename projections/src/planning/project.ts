import { type RecordedEvent, streamId } from '@courtcrew/domain/kernel/event.ts';
import type { ItemFields, PlanningEvent } from '@courtcrew/domain/planning/index.ts';
import { projectBy } from '../kernel/projectBy.ts';
import type { ReadModel } from '../kernel/readModel.ts';
import { assignees, categories, details, type ItemRow, items } from './tables.ts';

/** Where an event stands: its tournament, and its place in the order of the plan. */
const placed = ({ stream, revision }: RecordedEvent) => ({ tid: streamId(stream), rank: revision });

const COLUMNS = {
  budget: 'budget',
  todo: 'todo',
  category_id: 'category_id',
  budget_title: 'budget_title',
  quantity: 'quantity',
  rate: 'rate',
  actual: 'actual',
  todo_title: 'todo_title',
  todoCategory: 'todo_category',
  due_date: 'due_date',
  itemNotes: 'notes',
} as const satisfies Record<keyof ItemFields, keyof ItemRow>;

/** Only fields this version has: an event of a newer one must not stop the read model. */
const columnsOf = (fields: Partial<ItemFields>): Partial<ItemRow> =>
  Object.fromEntries(
    Object.entries(COLUMNS).flatMap(([field, column]) => {
      const value = fields[field as keyof ItemFields];
      return value === undefined ? [] : [[column, value]];
    }),
  );

const NO_CONTACT = { contact_id: null, contact: null, contact_phone: null, contact_email: null };

/** Plans with their names, steps and categories. */
export const planningModel: ReadModel = {
  name: 'planning',
  version: 1,
  streams: ['planning'],
  tables: [items, assignees, details, categories],
  project: projectBy<PlanningEvent, 'TodoReminded' | 'PlanCopied'>({
    PlanItemAdded({ pid, fields }, event, rows) {
      rows.put(items, {
        ...(columnsOf(fields) as ItemRow),
        ...NO_CONTACT,
        ...placed(event),
        pid,
        completed: false,
      });
    },
    PlanItemEdited({ pid, changes }, _, rows) {
      rows.patch(items, { pid }, columnsOf(changes));
    },
    PlanItemRemoved({ pid }, _, rows) {
      rows.remove(items, { pid });
    },
    PlanItemFinished({ pid, completed }, _, rows) {
      rows.patch(items, { pid }, { completed });
    },
    PlanContactSet({ pid, id, contact, contactPhone, contactEmail }, _, rows) {
      const reached = { contact_phone: contactPhone, contact_email: contactEmail };
      rows.patch(items, { pid }, { contact_id: id, contact, ...reached });
    },
    PlanContactRemoved({ pid }, _, rows) {
      rows.patch(items, { pid }, NO_CONTACT);
    },
    TodoAssigned({ pid, ref_id }, event, rows) {
      rows.put(assignees, { pid, ref_id, ...placed(event) });
    },
    TodoReleased({ pid, ref_id }, _, rows) {
      rows.remove(assignees, { pid, ref_id });
    },
    TodoDetailAdded({ pid, pdid, title, note }, event, rows) {
      rows.put(details, { pdid, pid, title, note, completed: false, ...placed(event) });
    },
    TodoDetailEdited({ pdid, title, note }, _, rows) {
      rows.patch(details, { pdid }, { title, note });
    },
    TodoDetailFinished({ pdid, completed }, _, rows) {
      rows.patch(details, { pdid }, { completed });
    },
    TodoDetailRemoved({ pdid }, _, rows) {
      rows.remove(details, { pdid });
    },
    TodoCategoryAdded({ cid, category }, event, rows) {
      rows.put(categories, { cid, category, tid: streamId(event.stream) });
    },
    TodoCategoryRenamed({ cid, category }, _, rows) {
      rows.patch(categories, { cid }, { category });
    },
    TodoCategoryDeleted({ cid }, _, rows) {
      rows.remove(categories, { cid });
    },
  }),
};
