import type { Seen } from '../kernel/seen.ts';
import type { ItemContact, ItemFields, PlanFields } from './fields.ts';
import type { Detail } from './model.ts';

/** What can be asked of a plan. Whether the actor may ask was decided before. */

export interface AddItem {
  readonly type: 'AddItem';
  /** What is not said falls back to `NEW_ITEM`. */
  readonly fields: Partial<PlanFields>;
  /** Ids of those who do it. */
  readonly names?: readonly string[];
}

export interface EditItem {
  readonly type: 'EditItem';
  readonly pid: string;
  readonly changes: Partial<PlanFields>;
  /** Of a contact all that was seen counts: what is typed for one is not put down for another. */
  readonly seen: Seen<PlanFields>;
  readonly addedNames?: readonly string[] | undefined;
  readonly removedNames?: readonly string[] | undefined;
}

/** The last part takes the row along. */
export interface RemoveItem {
  readonly type: 'RemoveItem';
  readonly pid: string;
  readonly part: 'budget' | 'todo' | 'both';
}

export interface FinishItem {
  readonly type: 'FinishItem';
  readonly pid: string;
  /** Turned over when absent. */
  readonly completed?: boolean | undefined;
}

export interface RemindOfItem {
  readonly type: 'RemindOfItem';
  readonly pid: string;
  /** Who is of it now: others keep the tasks they had, and are not written to. */
  readonly committee: readonly string[];
}

export interface AddDetail {
  readonly type: 'AddDetail';
  readonly pid: string;
  readonly title: string;
  readonly note: string;
}

export interface EditDetail {
  readonly type: 'EditDetail';
  readonly pdid: string;
  readonly changes: Seen<Pick<Detail, 'title' | 'note'>>;
  readonly seen: Seen<Pick<Detail, 'title' | 'note'>>;
}

export interface FinishDetail {
  readonly type: 'FinishDetail';
  readonly pdid: string;
  /** Turned over when absent. */
  readonly completed?: boolean | undefined;
}

export interface RemoveDetail {
  readonly type: 'RemoveDetail';
  readonly pdid: string;
}

export interface AddTodoCategory {
  readonly type: 'AddTodoCategory';
  readonly category: string;
}

export interface RenameTodoCategory {
  readonly type: 'RenameTodoCategory';
  readonly cid: string;
  readonly category: string;
  readonly seen: { readonly category?: string | undefined };
}

export interface DeleteTodoCategory {
  readonly type: 'DeleteTodoCategory';
  readonly cid: string;
}

/** An item as it is taken over: its category by name, nothing of it done yet. */
export interface CopiedItem {
  /** Its id in the plan it is copied from. */
  readonly of: string;
  readonly fields: ItemFields;
  readonly category: string | null;
  readonly contact: ItemContact | null;
  readonly details: readonly { readonly title: string; readonly note: string }[];
}

/** Copies as much as one append holds of what is not copied yet; the plan is copied once there is nothing left. */
export interface CopyPlan {
  readonly type: 'CopyPlan';
  /** The tournament it is copied from. */
  readonly from: string;
  readonly categories: readonly string[];
  readonly items: readonly CopiedItem[];
}

/** Takes a contact off its item, by the contact's own id. */
export interface RemovePlanContact {
  readonly type: 'RemovePlanContact';
  readonly id: string;
}

/** A person was forgotten: no item names them any longer. */
export interface ForgetAssignee {
  readonly type: 'ForgetAssignee';
  readonly ref_id: string;
}

export type PlanningCommand =
  | AddItem
  | EditItem
  | RemoveItem
  | FinishItem
  | RemindOfItem
  | AddDetail
  | EditDetail
  | FinishDetail
  | RemoveDetail
  | AddTodoCategory
  | RenameTodoCategory
  | DeleteTodoCategory
  | CopyPlan
  | RemovePlanContact
  | ForgetAssignee;
