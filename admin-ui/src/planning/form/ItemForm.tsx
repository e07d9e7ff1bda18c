import { typedPhone } from '@courtcrew/domain/kernel/phone.ts';
import type { PlanItem } from '@courtcrew/domain/planning/contract.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormCheck, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { usePlanWords } from '../words.ts';
import { BudgetFields } from './BudgetFields.tsx';
import { itemRules } from './rules.ts';
import { TodoFields } from './TodoFields.tsx';
import { useSaveItem } from './useSaveItem.ts';
import { emptyItem, type ItemValues, valuesOf } from './values.ts';

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
      <FormText name="contact" label={p('plan.contact')} inputProps={{ maxLength: 200 }} />
      <FormText
        name="contactPhone"
        label={p('plan.contactPhone')}
        type="tel"
        shape={typedPhone}
        inputProps={{ maxLength: 40 }}
      />
      <FormText
        name="contactEmail"
        label={p('plan.contactEmail')}
        type="email"
        inputProps={{ maxLength: 100 }}
      />
      <FormText
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
