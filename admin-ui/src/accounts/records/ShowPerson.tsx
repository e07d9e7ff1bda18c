import { useChoiceName } from '@courtcrew/ui-kit/words/choices.ts';
import { BooleanField, DateField, FunctionField, Show, SimpleShowLayout, TextField } from 'react-admin';
import { PERSON_FIELDS } from '../personFields.ts';
import { useAccountWords } from '../words.ts';

export function ShowPerson() {
  const w = useAccountWords();
  const nameOf = useChoiceName();
  return (
    <Show>
      <SimpleShowLayout>
        <TextField source="email" label={w('field.email')} emptyText="-" />
        {PERSON_FIELDS.flatMap(({ fields }) => fields).map(({ name, kind }) =>
          kind === 'check' ? (
            <BooleanField key={name} source={name} label={w(`field.${name}`)} />
          ) : kind === 'choice' ? (
            <FunctionField
              key={name}
              source={name}
              label={w(`field.${name}`)}
              render={(person) => (person[name] ? nameOf(String(person[name])) : '-')}
            />
          ) : (
            <TextField key={name} source={name} label={w(`field.${name}`)} emptyText="-" />
          ),
        )}
        <BooleanField source="login" label={w('field.login')} />
        <BooleanField source="platform_admin" label={w('field.platform_admin')} />
        <BooleanField source="second_factor" label={w('person.factor')} />
        <DateField source="registered_at" label={w('field.registered_at')} showTime />
      </SimpleShowLayout>
    </Show>
  );
}
