import { TextInput as FixedInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import { useChoiceName } from '@courtcrew/ui-kit/words/choices.ts';
import { useWords } from '@courtcrew/ui-kit/words/words.tsx';
import { Create, SimpleForm, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { EditPage } from '../../kit/rest/EditPage.tsx';
import { BooleanInput, SelectInput, TextInput } from '../../kit/rest/inputs.tsx';
import { SaveToolbar } from '../../kit/rest/SaveToolbar.tsx';
import { type FieldSpec, PERSON_FIELDS } from '../personFields.ts';
import { useAccountWords } from '../words.ts';

export const EditPerson = () => (
  <EditPage redirect="list">
    <SimpleForm toolbar={<SaveToolbar />}>
      <EmailInput />
      <PersonInputs />
    </SimpleForm>
  </EditPage>
);

/** Somebody without a login, entered by staff. */
export const CreatePerson = () => (
  <Create redirect="list">
    <SimpleForm>
      <EmailInput />
      <PersonInputs />
    </SimpleForm>
  </Create>
);

/** A login address cannot be changed here. */
function EmailInput() {
  const w = useAccountWords();
  const record = useRecordContext<{ id: string; login: boolean; email: string | null }>();
  if (!record?.login) return <TextInput kind="email" source="email" label={w('field.email')} />;
  return (
    <FixedInput
      kind="email"
      label={w('field.email')}
      value={record.email ?? ''}
      hint={w('person.emailFixed')}
      readOnly
      sx={{ maxWidth: 640, mb: 1 }}
    />
  );
}

function PersonInputs() {
  const w = useAccountWords();
  return (
    <>
      {PERSON_FIELDS.flatMap(({ fields }) => fields).map((field) => (
        <PersonInput key={field.name} field={field} />
      ))}
      <BooleanInput source="credentials_verified" label={w('field.credentials_verified')} />
      <TextInput kind="text" source="barcode" label={w('field.barcode')} />
      <TextInput kind="text" source="ppa_rating" label={w('field.ppa_rating')} />
    </>
  );
}

function LastNameInput({ label }: { label: string }) {
  const say = useWords();
  const record = useRecordContext<{ id: string; last: string }>();
  const isOnly = useWatch({ name: 'one_name' }) === true;
  return (
    <>
      <TextInput kind="name" source="last" label={label} isRequired={!isOnly} />
      <BooleanInput source="one_name" label={say('person.oneName')} defaultValue={record?.last === ''} />
    </>
  );
}

function PersonInput({ field: { name, kind, options = [], required } }: { field: FieldSpec }) {
  const w = useAccountWords();
  const nameOf = useChoiceName();
  const label = w(`field.${name}`);
  if (name === 'last') return <LastNameInput label={label} />;
  if (kind === 'check') return <BooleanInput source={name} label={label} />;
  if (kind !== 'choice')
    return (
      <TextInput
        kind={name === 'first' ? 'name' : kind === 'phone' ? 'phone' : 'text'}
        source={name}
        label={label}
        isRequired={required && kind === 'text'}
      />
    );
  return (
    <SelectInput
      source={name}
      label={label}
      choices={options.map((value) => ({ id: value, name: nameOf(value) }))}
      translateChoice={false}
    />
  );
}
