import { type Decider, decideBy } from '../kernel/decider.ts';
import type { PlanningCommand } from './commands.ts';
import { addCategory, deleteCategory, renameCategory } from './decideCategories.ts';
import { copyPlan } from './decideCopy.ts';
import { addDetail, editDetail, finishDetail, removeDetail } from './decideDetails.ts';
import {
  addItem,
  editItem,
  finishItem,
  forgetAssignee,
  remindOfItem,
  removeContact,
  removeItem,
} from './decideItems.ts';
import type { PlanningEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { EMPTY_PLAN, type PlanState } from './state.ts';

/** The rules of a plan: streams `planning-{tid}`. */
export const planningDecider: Decider<PlanState, PlanningCommand, PlanningEvent> = {
  initial: EMPTY_PLAN,
  decide: decideBy<PlanState, PlanningCommand, PlanningEvent>({
    AddItem: addItem,
    EditItem: editItem,
    RemoveItem: removeItem,
    FinishItem: finishItem,
    RemindOfItem: remindOfItem,
    AddDetail: addDetail,
    EditDetail: editDetail,
    FinishDetail: finishDetail,
    RemoveDetail: removeDetail,
    AddTodoCategory: addCategory,
    RenameTodoCategory: renameCategory,
    DeleteTodoCategory: deleteCategory,
    CopyPlan: copyPlan,
    RemovePlanContact: removeContact,
    ForgetAssignee: (state, { ref_id }) => forgetAssignee(state, ref_id),
  }),
  evolve,
};
