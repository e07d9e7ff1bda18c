import { addVolunteerCategory, editVolunteerCategory } from '@courtcrew/domain/roster/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { editOf } from '@courtcrew/ui-kit/form/changesOf.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormCheck, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { useState } from 'react';
import { useDesk } from '../../../kit/desk/desk.ts';
import { useVolunteerWords } from '../words.ts';
import type { Category } from './category.ts';

interface CategoryFormProps {
  /** The category to change; a new one without. */
  readonly category?: Category;
  readonly onClose: () => void;
}

const NEW = { name: '', description: '', courtMonitor: false, show: true };

const valuesOf = ({ name, description, court_monitor, show }: Category): typeof NEW => ({
  name,
  description,
  courtMonitor: court_monitor,
  show,
});

/** Name, description and the two flags of a category; changes what was typed, no more. */
export function CategoryForm({ category, onClose }: CategoryFormProps) {
  const [seen] = useState(() => (category ? valuesOf(category) : NEW));
  const v = useVolunteerWords();
  const { tid } = useDesk();
  const add = useCommand(addVolunteerCategory, { quiet: true, done: v('categories.added') });
  const edit = useCommand(editVolunteerCategory, { quiet: true, done: v('setup.saved') });
  return (
    <FormDialog
      title={category ? v('setup.edit', { name: category.name }) : v('categories.add')}
      action={category ? undefined : v('categories.add')}
      defaults={seen}
      onSubmit={(body, theirs) =>
        category
          ? edit.mutateAsync({
              params: { vcid: category.vcid },
              body: { ...editOf(seen, body, theirs), tid },
            })
          : add.mutateAsync({ params: { tid }, body })
      }
      onClose={onClose}
    >
      <FormText
        kind="text"
        name="name"
        label={v('column.name')}
        required
        autoFocus
        inputProps={{ maxLength: 100 }}
      />
      <FormText
        kind="text"
        name="description"
        label={v('setup.description')}
        hint={v('categories.descriptionHelp')}
        multiline
        minRows={3}
        inputProps={{ maxLength: 2000 }}
      />
      <FormCheck name="courtMonitor" label={v('categories.monitorHelp')} />
      <FormCheck name="show" label={v('categories.showHelp')} />
    </FormDialog>
  );
}
