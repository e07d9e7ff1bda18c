import { type EventsOf, event } from '../kernel/event.ts';
import type { ItemContact, ItemFields } from './fields.ts';
import type { Detail } from './model.ts';

/** What happens to the plan of one tournament; its id is the stream's. */
export const planningEvents = {
  /** `of` names the item of another tournament's plan that it was copied from. */
  PlanItemAdded: event<{ readonly pid: string; readonly fields: ItemFields; readonly of?: string }>(
    'Item of the plan added',
  ),
  /** Holds only the fields that are different now. */
  PlanItemEdited: event<{ readonly pid: string; readonly changes: Partial<ItemFields> }>(
    'Item of the plan changed',
  ),
  PlanItemRemoved: event<{ readonly pid: string }>('Item of the plan removed'),
  PlanItemFinished: event<{ readonly pid: string; readonly completed: boolean }>(
    'To-do item finished or reopened',
  ),
  /** The contact's own id owns the seal: a caterer has no account. Each change makes a new contact. */
  PlanContactSet: event<
    { readonly pid: string; readonly id: string } & {
      readonly [Field in keyof ItemContact]: string | null;
    }
  >('Contact of an item set', { sealed: { id: ['contact', 'contactPhone', 'contactEmail'] } }),
  PlanContactRemoved: event<{ readonly pid: string; readonly id: string }>('Contact of an item removed'),
  TodoAssigned: event<{ readonly pid: string; readonly ref_id: string }>('To-do item given to somebody'),
  TodoReleased: event<{ readonly pid: string; readonly ref_id: string }>('To-do item taken from somebody'),
  TodoReminded: event<{ readonly pid: string; readonly names: readonly string[] }>('Reminder sent'),
  TodoDetailAdded: event<{ readonly pid: string; readonly pdid: string } & Pick<Detail, 'title' | 'note'>>(
    'Detail of a to-do item added',
  ),
  TodoDetailEdited: event<
    { readonly pid: string; readonly pdid: string } & Partial<Pick<Detail, 'title' | 'note'>>
  >('Detail of a to-do item changed'),
  TodoDetailFinished: event<{ readonly pid: string; readonly pdid: string; readonly completed: boolean }>(
    'Detail finished or reopened',
  ),
  TodoDetailRemoved: event<{ readonly pid: string; readonly pdid: string }>('Detail of a to-do item removed'),
  TodoCategoryAdded: event<{ readonly cid: string; readonly category: string }>('To-do category added'),
  TodoCategoryRenamed: event<{ readonly cid: string; readonly category: string }>('To-do category renamed'),
  TodoCategoryDeleted: event<{ readonly cid: string }>('To-do category deleted'),
  /** Comes after all items were copied: a large plan takes several appends. */
  PlanCopied: event<{ readonly from: string }>('Plan copied from another tournament'),
};

export type PlanningEvent = EventsOf<typeof planningEvents>;
