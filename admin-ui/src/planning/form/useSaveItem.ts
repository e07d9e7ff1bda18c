import {
  addBudgetItem,
  addCategory,
  addTodoItem,
  editBudgetItem,
  editTodoItem,
  type PlanItem,
} from '@courtcrew/domain/planning/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useRef } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { usePlanWords } from '../words.ts';
import { fieldsOf, type ItemValues, itemEdit, NEW_CATEGORY, valuesOf } from './values.ts';

const QUIET = { quiet: true };

/** Saves the form of an item: a new one by the call of its list, a known one by what was changed. */
export function useSaveItem(
  part: 'budget' | 'todo',
  item: PlanItem | undefined,
): (values: ItemValues, theirs: object) => Promise<unknown> {
  const p = usePlanWords();
  const { tid } = useDesk();
  const category = useCommand(addCategory, QUIET);
  const added = { ...QUIET, done: p('plan.added') };
  const saved = { ...QUIET, done: p('plan.saved') };
  const add = { budget: useCommand(addBudgetItem, added), todo: useCommand(addTodoItem, added) };
  const edit = { budget: useCommand(editBudgetItem, saved), todo: useCommand(editTodoItem, saved) };

  /** Ids of categories that were made for this form, by name: where the item is refused then, its form is sent again. */
  const made = useRef(new Map<string, string>());

  /** The same with the category that was typed made first. */
  const withCategory = async (values: ItemValues): Promise<ItemValues> => {
    if (!values.todo || values.todoCategory !== NEW_CATEGORY) return values;
    const name = values.newCategory;
    const known = made.current.get(name);
    if (known !== undefined) return { ...values, todoCategory: known };
    const { cid } = await category.mutateAsync({ params: { tid }, body: { category: name } });
    made.current.set(name, cid);
    return { ...values, todoCategory: cid };
  };

  return async (typed, theirs) => {
    const values = await withCategory(typed);
    if (item) {
      const body = { ...itemEdit(valuesOf(item), values, theirs), tid };
      return edit[part].mutateAsync({ params: { pid: item.pid }, body });
    }
    const { category_id, ...fields } = fieldsOf(values);
    const body = { ...fields, ...(category_id !== '' && { category_id }), addedNames: [...values.names] };
    return part === 'budget'
      ? add.budget.mutateAsync({ params: { tid }, body: body as never })
      : add.todo.mutateAsync({ params: { tid }, body });
  };
}
