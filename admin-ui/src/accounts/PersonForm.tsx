import { editProfile } from '@courtcrew/domain/accounts/contract.ts';
import { typedPhone } from '@courtcrew/domain/kernel/phone.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { changesOf } from '@courtcrew/ui-kit/form/changesOf.ts';
import { Form, useKitForm } from '@courtcrew/ui-kit/form/Form.tsx';
import { FormCheck, FormLastName, FormSelect, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { settle } from '@courtcrew/ui-kit/form/settle.ts';
import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { useChoices } from '@courtcrew/ui-kit/words/choices.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { type FieldSpec, PERSON_FIELDS, type PersonValues, type Profile, valuesOf } from './personFields.ts';
import { useAccountWords } from './words.ts';

/** Sends only the fields edited here: the person may have changed the others meanwhile. */
export function PersonForm({ person }: { person: Profile }) {
  const w = useAccountWords();
  const toast = useToast();
  const { mutateAsync } = useCommand(editProfile, { quiet: true, done: ({ message }) => message });
  const stands = useRef(valuesOf(person));
  const form = useKitForm<PersonValues>({
    defaults: stands.current,
    onSubmit: async (values) => {
      try {
        const body = changesOf(stands.current, values);
        await mutateAsync({ params: { ref_id: person.ref_id }, body });
        stands.current = values;
        settle(form.methods, values, values);
      } catch (failure) {
        toast.error(w('person.failed'));
        throw failure;
      }
    },
  });
  return (
    <Form form={form} label={w('staff.editProfile')}>
      <TextInput
        kind="email"
        label={w('field.email')}
        value={person.email ?? ''}
        readOnly
        hint={w('person.emailFixed')}
      />
      {PERSON_FIELDS.map(({ title, fields }) => (
        <Box key={title} component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 1, minWidth: 0 }}>
          <Box component="legend" sx={{ typography: 'h3', mb: 1.5, p: 0 }}>
            {w(title)}
          </Box>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
            }}
          >
            {fields.map((field) => (
              <Field key={field.name} field={field} />
            ))}
          </Box>
        </Box>
      ))}
      <Button
        type="submit"
        variant="contained"
        sx={{ justifySelf: 'start' }}
        loading={form.methods.formState.isSubmitting}
      >
        {w('person.save')}
      </Button>
    </Form>
  );
}

function Field({ field: { name, kind, options = [], required } }: { field: FieldSpec }) {
  const w = useAccountWords();
  const choices = useChoices();
  const label = w(`field.${name}`);
  if (name === 'last') return <FormLastName label={label} />;
  if (kind === 'check') return <FormCheck name={name} label={label} />;
  if (kind === 'phone')
    return <FormText kind="phone" name={name} label={label} required={required} shape={typedPhone} />;
  if (kind === 'text') return <FormText kind="text" name={name} label={label} required={required} />;
  const listed = choices(options);
  return (
    <FormSelect
      name={name}
      label={label}
      options={required ? listed : [{ value: '', label: w('field.none') }, ...listed]}
    />
  );
}
