import { type RecordedEvent, streamId } from '@courtcrew/domain/kernel/event.ts';
import { initialOf } from '@courtcrew/domain/kernel/recordFields.ts';
import { itemFields, type PlanningEvent, shownContact } from '@courtcrew/domain/planning/index.ts';
import { projectBy } from '../kernel/projectBy.ts';
import type { ReadModel } from '../kernel/readModel.ts';
import { fieldValues } from '../kernel/recordTable.ts';
import { assignees, categories, details, items } from './tables.ts';

/** Where an event stands: its tournament, and its place in the order of the plan. */
const placed = ({ stream, revision }: RecordedEvent) => ({ tid: streamId(stream), rank: revision });

const NO_CONTACT = { contact_id: null, ...fieldValues(shownContact, initialOf(shownContact)) };

/** Plans with their names, steps and categories. */
export const planningModel: ReadModel = {
  name: 'planning',
  version: 1,
  streams: ['planning'],
  tables: [items, assignees, details, categories],
  project: projectBy<PlanningEvent, 'TodoReminded' | 'PlanCopied'>({
    PlanItemAdded({ pid, fields }, event, rows) {
      rows.put(items, {
        ...fieldValues(itemFields, fields),
        ...NO_CONTACT,
        ...placed(event),
        pid,
        completed: false,
      });
    },
    PlanItemEdited({ pid, changes }, _, rows) {
      rows.patch(items, { pid }, fieldValues(itemFields, changes));
    },
    PlanItemRemoved({ pid }, _, rows) {
      rows.remove(items, { pid });
    },
    PlanItemFinished({ pid, completed }, _, rows) {
      rows.patch(items, { pid }, { completed });
    },
    PlanContactSet({ pid, id, ...contact }, _, rows) {
      rows.patch(items, { pid }, { contact_id: id, ...fieldValues(shownContact, contact) });
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
