import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import {
  BooleanInput,
  Edit,
  FunctionField,
  NumberInput,
  Show,
  SimpleForm,
  SimpleShowLayout,
  TextField,
  TextInput,
} from 'react-admin';
import { useConflict } from '../../kit/rest/conflict.ts';
import { VenueTimeInput } from '../../kit/rest/VenueTimeInput.tsx';
import { FillMark } from '../parts/Fill.tsx';
import { useDeskWords } from '../words.ts';
import { shiftChanges } from './shiftChanges.ts';

/** A shift's fields; a stale edit says who changed it and loads it anew. */
export function ShiftEdit() {
  const d = useDeskWords();
  const onError = useConflict();
  return (
    <Edit mutationMode="pessimistic" mutationOptions={{ onError }} transform={shiftChanges}>
      <SimpleForm>
        <TextInput source="name" label={d('setup.name')} />
        <TextInput source="category" label={d('setup.category')} />
        <TextInput source="description" label={d('setup.description')} multiline />
        <VenueTimeInput source="start" label={d('setup.start')} />
        <VenueTimeInput source="end" label={d('setup.end')} />
        <NumberInput source="spots" label={d('setup.spots')} min={0} />
        <NumberInput source="wait_spots" label={d('column.waitSpots')} min={0} />
        <TextInput source="color" label={d('desk.color')} />
        <BooleanInput source="pre_reg" label={d('setup.preReg')} />
      </SimpleForm>
    </Edit>
  );
}

export function ShiftShow() {
  const d = useDeskWords();
  return (
    <Show>
      <SimpleShowLayout>
        <TextField source="name" label={d('column.shift')} />
        <TextField source="category" label={d('column.category')} />
        <TextField source="date" label={d('column.day')} />
        <TextField source="start_text" label={d('column.time')} />
        <TextField source="description" label={d('setup.description')} />
        <FunctionField<ShiftRow> label={d('column.spots')} render={(shift) => <FillMark shift={shift} />} />
      </SimpleShowLayout>
    </Show>
  );
}
