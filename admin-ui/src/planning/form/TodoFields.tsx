import { getToDoCategories, type PlanItem } from '@courtcrew/domain/planning/contract.ts';
import { CATEGORY_MAX, TITLE_MAX } from '@courtcrew/domain/planning/model.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { FormSelect, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { useWatch } from 'react-hook-form';
import { useDesk } from '../../kit/desk/desk.ts';
import { usePlanWords } from '../words.ts';
import { NamesField } from './NamesField.tsx';
import { type ItemValues, NEW_CATEGORY } from './values.ts';

export interface PartProps {
  readonly item: PlanItem | undefined;
  /** Begins here: the part that the form was opened for. */
  readonly autoFocus?: boolean;
}

/** What is to be done, until when and by whom. */
export function TodoFields({ item, autoFocus = false }: PartProps) {
  const p = usePlanWords();
  const { tid } = useDesk();
  const { data: categories = [] } = useCall(getToDoCategories, { params: { tid } });
  const isNew = useWatch<ItemValues>({ name: 'todoCategory' }) === NEW_CATEGORY;
  return (
    <>
      <FormText
        name="todo_title"
        label={p('todo.title')}
        required
        autoFocus={autoFocus}
        inputProps={{ maxLength: TITLE_MAX }}
      />
      <FormSelect
        name="todoCategory"
        label={p('plan.category')}
        required
        options={[
          { value: '', label: p('plan.choose') },
          ...categories.map(({ cid, category }) => ({ value: cid, label: category })),
          { value: NEW_CATEGORY, label: p('todo.newCategory') },
        ]}
      />
      {isNew && (
        <FormText
          name="newCategory"
          label={p('todo.newCategory')}
          required
          inputProps={{ maxLength: CATEGORY_MAX }}
        />
      )}
      <FormText name="due_date" label={p('todo.due')} type="date" />
      <NamesField had={item?.names ?? []} />
    </>
  );
}
