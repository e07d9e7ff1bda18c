import {
  type CommitteeName,
  getCommitteeNames,
  getToDoCategories,
  type PlanItem,
} from '@courtcrew/domain/planning/contract.ts';
import { CATEGORY_MAX, TITLE_MAX } from '@courtcrew/domain/planning/model.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { FormSelect, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useController, useWatch } from 'react-hook-form';
import { useDesk } from '../../kit/desk/desk.ts';
import { usePlanWords } from '../words.ts';
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
        kind="text"
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
          kind="text"
          name="newCategory"
          label={p('todo.newCategory')}
          required
          inputProps={{ maxLength: CATEGORY_MAX }}
        />
      )}
      <FormText kind="day" name="due_date" label={p('todo.due')} />
      <NamesField had={item?.names ?? []} />
    </>
  );
}

/** Who of the committee does it; whoever had it before they left the committee can be taken off. */
function NamesField({ had }: { readonly had: readonly CommitteeName[] }) {
  const p = usePlanWords();
  const { tid } = useDesk();
  const { data: committee = [] } = useCall(getCommitteeNames, { params: { tid } });
  const left = had.filter(({ ref_id }) => committee.every((member) => member.ref_id !== ref_id));
  const { field } = useController({ name: 'names' });
  const chosen: readonly string[] = field.value;
  const toggle = (ref_id: string) =>
    field.onChange(chosen.includes(ref_id) ? chosen.filter((name) => name !== ref_id) : [...chosen, ref_id]);
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, color: 'text.secondary', typography: 'body2' }}>
        {p('todo.namesOf')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        {[...committee, ...left].map(({ ref_id, name }) => (
          <FormControlLabel
            key={ref_id}
            label={name}
            control={<Checkbox checked={chosen.includes(ref_id)} onChange={() => toggle(ref_id)} />}
          />
        ))}
      </Box>
    </Box>
  );
}
