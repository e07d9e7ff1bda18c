import { addNotificationContact, updateNotificationContact } from '@courtcrew/domain/board/contract.ts';
import { keyOf } from '@courtcrew/domain/contract/restRows.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { editOf } from '@courtcrew/ui-kit/form/changesOf.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormCheck, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import type { Theirs } from '@courtcrew/ui-kit/form/TheirValue.tsx';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { type Contact, isContactPhone, phoneShape, SWITCHES } from './contacts.ts';
import { type ContactSay, useContactWords } from './words.ts';

interface Reach {
  readonly name: string;
  readonly phone: string;
}

const resolver =
  (c: ContactSay) =>
  <Values extends Reach>(values: Values) => {
    const errors = { phone: { type: 'typed', message: c('contact.phoneRequired') } };
    return isContactPhone(values.phone) ? { values, errors: {} } : { values: {}, errors };
  };

function ReachFields() {
  const c = useContactWords();
  return (
    <>
      <FormText kind="text" name="name" label={c('contact.name')} autoFocus inputProps={{ maxLength: 100 }} />
      <FormText
        kind="phone"
        name="phone"
        label={c('contact.phone')}
        hint={c('contact.phoneHint')}
        required
        shape={phoneShape}
      />
    </>
  );
}

const NEW = {
  name: '',
  phone: '',
  active: true,
  second_call: false,
  medical: false,
  td: false,
  desk: false,
  head_referee: false,
};

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Adds somebody to be texted; on duty at once, unless that is taken away. */
export function AddContact({ open, onClose }: DialogProps) {
  const c = useContactWords();
  const { tid } = useDesk();
  const { mutateAsync } = useCommand(addNotificationContact, { quiet: true, done: c('contact.added') });
  return (
    <FormDialog
      open={open}
      title={c('contact.add')}
      action={c('action.add')}
      defaults={NEW}
      resolver={resolver(c)}
      onSubmit={({ second_call: second, head_referee: headRef, ...rest }) =>
        mutateAsync({ body: { tid, ...rest, second, headRef } })
      }
      onClose={onClose}
    >
      <ReachFields />
      <Box
        role="group"
        aria-label={c('contact.texts')}
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
      >
        {SWITCHES.map((field) => (
          <FormCheck key={field} name={field} label={c(`contact.${field}`)} />
        ))}
      </Box>
    </FormDialog>
  );
}

/** Changes name and number; the flags are switched in the list. */
export function EditContact({ contact, open, onClose }: DialogProps & { readonly contact: Contact }) {
  const c = useContactWords();
  const { tid } = useDesk();
  const { mutateAsync } = useCommand(updateNotificationContact, {
    quiet: true,
    done: ({ message }) => message,
  });
  const id = keyOf(contact.id);
  const [opened] = useState<Reach>({ name: contact.name ?? '', phone: contact.phone ?? '' });
  const save = async (values: Reach, theirs: Theirs) => {
    const { seen, ...changes } = editOf(opened, values, theirs);
    for (const type of ['name', 'phone'] as const) {
      const value = changes[type];
      if (value !== undefined) await mutateAsync({ body: { tid, id, type, value, seen: seen[type] } });
    }
  };
  return (
    <FormDialog
      open={open}
      title={c('contact.edit')}
      defaults={opened}
      resolver={resolver(c)}
      onSubmit={save}
      onClose={onClose}
    >
      <ReachFields />
    </FormDialog>
  );
}
