import { centsWritten, dollars, moneyText } from '@courtcrew/domain/kernel/money.ts';
import { typedPhone } from '@courtcrew/domain/kernel/phone.ts';
import { totalOf } from '@courtcrew/domain/planning/amounts.ts';
import {
  addBudgetItem,
  addCategory,
  addTodoItem,
  editBudgetItem,
  editTodoItem,
  type PlanItem,
} from '@courtcrew/domain/planning/contract.ts';
import { BUDGET_CATEGORIES, BUDGET_KINDS, RATE_SCALE, TITLE_MAX } from '@courtcrew/domain/planning/model.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormCheck, FormSelect, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useDesk } from '../../kit/desk/desk.ts';
import { amountShape } from '../../kit/page/FormAmount.tsx';
import { FormCount } from '../../kit/page/FormCount.tsx';
import { Fields } from '../../kit/page/layout.tsx';
import { usePlanWords } from '../words.ts';
import { itemRules } from './rules.ts';
import { type PartProps, TodoFields } from './TodoFields.tsx';
import { emptyItem, fieldsOf, type ItemValues, itemEdit, NEW_CATEGORY, valuesOf } from './values.ts';

/** What an item is in the budget, with its total while it is typed. */
function BudgetFields({ autoFocus = false }: PartProps) {
  const p = usePlanWords();
  return (
    <>
      <FormSelect
        name="category_id"
        label={p('plan.type')}
        required
        autoFocus={autoFocus}
        options={[
          { value: '', label: p('plan.choose') },
          ...BUDGET_KINDS.map((kind) => ({
            value: String(BUDGET_CATEGORIES[kind]),
            label: p(`budget.${kind}`),
          })),
        ]}
      />
      <FormText
        kind="text"
        name="budget_title"
        label={p('budget.title')}
        required
        inputProps={{ maxLength: TITLE_MAX }}
      />
      <Fields min={140}>
        <FormCount name="quantity" label={p('budget.quantity')} digits={5} />
        <FormText kind="money" name="rate" label={p('budget.rate')} shape={amountShape} startAdornment="$" />
        <Total />
      </Fields>
      <FormText
        kind="money"
        name="actual"
        label={p('budget.actual')}
        hint={p('budget.actualHelp')}
        shape={amountShape}
        startAdornment="$"
      />
    </>
  );
}

function Total() {
  const p = usePlanWords();
  const [rate, quantity] = useWatch<ItemValues>({ name: ['rate', 'quantity'] });
  const total = totalOf({
    rate: dollars(centsWritten(String(rate ?? '')) ?? 0) * RATE_SCALE,
    quantity: Number(quantity) || 0,
  });
  return (
    <Box component="output" sx={{ alignSelf: 'center', fontWeight: 650 }}>
      {p('budget.total')} {moneyText(total)}
    </Box>
  );
}

type Part = 'budget' | 'todo';

interface ItemFormProps {
  /** The list it is opened from. */
  readonly part: Part;
  /** The item to change; a new one without. */
  readonly item?: PlanItem;
  readonly onClose: () => void;
}

const FIELDS = { budget: BudgetFields, todo: TodoFields } as const;
const OTHER = { budget: 'todo', todo: 'budget' } as const;

/**
 * An item of the plan: the part of this list, the other part where it is ticked, its contact. Drawn anew for every opening.
 */
export function ItemForm({ part, item, onClose }: ItemFormProps) {
  const p = usePlanWords();
  // As it stood when the form was opened: the list goes on showing what others do, and what was typed was not said of that.
  const [seen] = useState(item);
  const save = useSaveItem(part, seen);
  const Fields = FIELDS[part];
  return (
    <FormDialog<ItemValues>
      title={p(seen ? `${part}.edit` : `${part}.add`)}
      action={seen ? undefined : p(`${part}.add`)}
      defaults={seen ? valuesOf(seen) : emptyItem(part)}
      resolver={itemRules(p)}
      onSubmit={save}
      onClose={onClose}
    >
      <Fields item={seen} autoFocus={!seen} />
      <OtherPart part={OTHER[part]} item={seen} />
      <FormText kind="text" name="contact" label={p('plan.contact')} inputProps={{ maxLength: 200 }} />
      <FormText
        kind="phone"
        name="contactPhone"
        label={p('plan.contactPhone')}
        shape={typedPhone}
        inputProps={{ maxLength: 40 }}
      />
      <FormText
        kind="email"
        name="contactEmail"
        label={p('plan.contactEmail')}
        inputProps={{ maxLength: 100 }}
      />
      <FormText
        kind="text"
        name="itemNotes"
        label={p('plan.notes')}
        multiline
        minRows={2}
        inputProps={{ maxLength: 2000 }}
      />
    </FormDialog>
  );
}

function OtherPart({ part, item }: Pick<ItemFormProps, 'part' | 'item'>) {
  const p = usePlanWords();
  const has = useWatch<ItemValues>({ name: part }) === true;
  const Fields = FIELDS[part];
  return (
    <>
      <FormCheck name={part} label={p(part === 'todo' ? 'plan.alsoTodoHelp' : 'plan.alsoBudgetHelp')} />
      {has && <Fields item={item} />}
    </>
  );
}

const QUIET = { quiet: true };

/** Saves the form of an item: a new one by the call of its list, a known one by what was changed. */
function useSaveItem(
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
