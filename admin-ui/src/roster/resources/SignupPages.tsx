import { StatusBadge } from '@courtcrew/ui-kit/badges/StatusBadge.tsx';
import {
  BooleanInput,
  Edit,
  FunctionField,
  Show,
  SimpleForm,
  SimpleShowLayout,
  TextField,
} from 'react-admin';
import { changesOnly } from '../../kit/rest/changes.ts';
import { useConflict } from '../../kit/rest/conflict.ts';
import { statusOfRow } from '../parts/ShiftTags.tsx';
import { useDeskWords } from '../words.ts';
import type { Signup } from './SignupList.tsx';

export function SignupEdit() {
  const d = useDeskWords();
  const onError = useConflict();
  return (
    <Edit mutationMode="pessimistic" mutationOptions={{ onError }} transform={changesOnly}>
      <SimpleForm>
        <TextField source="name" />
        <TextField source="shift" />
        <BooleanInput source="waitlist" label={d('status.waitlist')} />
        <BooleanInput source="confirmed" label={d('status.confirmed')} />
      </SimpleForm>
    </Edit>
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
