import { StatusBadge } from '@courtcrew/ui-kit/badges/StatusBadge.tsx';
import { FunctionField, Show, SimpleForm, SimpleShowLayout, TextField } from 'react-admin';
import { EditPage } from '../../kit/rest/EditPage.tsx';
import { BooleanInput } from '../../kit/rest/inputs.tsx';
import { statusOfRow } from '../parts/ShiftTags.tsx';
import { useDeskWords } from '../words.ts';
import type { Signup } from './SignupList.tsx';

export function SignupEdit() {
  const d = useDeskWords();
  return (
    <EditPage>
      <SimpleForm>
        <TextField source="name" />
        <TextField source="shift" />
        <BooleanInput source="waitlist" label={d('status.applied')} />
        <BooleanInput source="confirmed" label={d('status.confirmed')} />
      </SimpleForm>
    </EditPage>
  );
}

export function SignupShow() {
  const d = useDeskWords();
  return (
    <Show>
      <SimpleShowLayout>
        <TextField source="name" label={d('column.name')} />
        <TextField source="shift" label={d('column.shift')} />
        <TextField source="category" label={d('column.category')} />
        <FunctionField<Signup>
          label={d('column.status')}
          render={(row) => <StatusBadge status={statusOfRow(row)} />}
        />
      </SimpleShowLayout>
    </Show>
  );
}
