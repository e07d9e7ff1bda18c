import type { Command, Decides } from '../kernel/decider.ts';
import type { Seen } from '../kernel/seen.ts';
import type { PlanningEvent } from './events.ts';
import type { ItemContact, ItemFields, PlanFields } from './fields.ts';
import type { Detail } from './model.ts';
import type { PlanState } from './state.ts';

/** What can be asked of a plan. Whether the actor may ask was decided before. */

/** An item as it is taken over: its category by name, nothing of it done yet. */
export interface CopiedItem {
  /** Its id in the plan it is copied from. */
  readonly of: string;
  readonly fields: ItemFields;
  readonly category: string | null;
  readonly contact: ItemContact | null;
  readonly details: readonly { readonly title: string; readonly note: string }[];
}

interface PlanningCommands {
  AddItem: {
    /** What is not said falls back to `NEW_ITEM`. */
    fields: Partial<PlanFields>;
    /** Ids of those who do it. */
    names?: readonly string[];
  };
  EditItem: {
    pid: string;
    changes: Partial<PlanFields>;
    /** Of a contact all that was seen counts: what is typed for one is not put down for another. */
    seen: Seen<PlanFields>;
    addedNames?: readonly string[] | undefined;
    removedNames?: readonly string[] | undefined;
  };
  /** The last part takes the row along. */
  RemoveItem: { pid: string; part: 'budget' | 'todo' | 'both' };
  FinishItem: {
    pid: string;
    /** Turned over when absent. */
    completed?: boolean | undefined;
  };
  RemindOfItem: {
    pid: string;
    /** Who is of it now: others keep the tasks they had, and are not written to. */
    committee: readonly string[];
  };
  AddDetail: { pid: string; title: string; note: string };
  EditDetail: {
    pdid: string;
    changes: Seen<Pick<Detail, 'title' | 'note'>>;
    seen: Seen<Pick<Detail, 'title' | 'note'>>;
  };
  FinishDetail: {
    pdid: string;
    /** Turned over when absent. */
    completed?: boolean | undefined;
  };
  RemoveDetail: { pdid: string };
  AddTodoCategory: { category: string };
  RenameTodoCategory: {
    cid: string;
    category: string;
    seen: { readonly category?: string | undefined };
  };
  DeleteTodoCategory: { cid: string };
  /** Copies as much as one append holds of what is not copied yet; the plan is copied once there is nothing left. */
  CopyPlan: {
    /** The tournament it is copied from. */
    from: string;
    categories: readonly string[];
    items: readonly CopiedItem[];
  };
  /** Takes a contact off its item, by the contact's own id. */
  RemovePlanContact: { id: string };
  /** A person was forgotten: no item names them any longer. */
  ForgetAssignee: { ref_id: string };
}

export type PlanningCommand<Type extends keyof PlanningCommands = keyof PlanningCommands> = Command<
  PlanningCommands,
  Type
>;
export type Decide<Type extends keyof PlanningCommands> = Decides<
  PlanState,
  PlanningCommand<Type>,
  PlanningEvent
>;
