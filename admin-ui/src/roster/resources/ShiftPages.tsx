import { isRefusal } from '@courtcrew/domain/kernel/refusal.ts';
import { editedHours } from '@courtcrew/domain/roster/hours.ts';
import type { Hours } from '@courtcrew/domain/roster/model.ts';
import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import Delete from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import {
  FunctionField,
  SaveButton,
  Show,
  SimpleForm,
  SimpleShowLayout,
  TextField,
  Toolbar,
  type UpdateParams,
  useRecordContext,
  useRedirect,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { changesOnly } from '../../kit/rest/changes.ts';
import { EditPage } from '../../kit/rest/EditPage.tsx';
import { BooleanInput, NumberInput, TextInput } from '../../kit/rest/inputs.tsx';
import { VenueTimeInput } from '../../kit/rest/VenueTimeInput.tsx';
import { FillMark } from '../parts/Fill.tsx';
import { ConfirmedBefore, savedText } from '../setup/ConfirmedBefore.tsx';
import { useDeleteShift } from '../setup/useDeleteShift.ts';
import { useDeskWords } from '../words.ts';

type Shift = ShiftRow & { readonly id: string };

export function ShiftEdit() {
  const d = useDeskWords();
  const toast = useToast();
  const redirect = useRedirect();
  const onSuccess = (now: Shift, { previousData }: Partial<UpdateParams<Shift>>) => {
    const asked = (previousData?.confirmed_count ?? 0) - now.confirmed_count;
    toast.success(savedText(d, { unconfirmed: asked }));
    redirect('list', 'shifts');
  };
  return (
    <EditPage<Shift> mutationOptions={{ onSuccess }} transform={shiftChanges}>
      <SimpleForm toolbar={<ShiftToolbar />}>
        <TextInput kind="text" source="name" label={d('column.name')} />
        <TextInput kind="text" source="category" label={d('column.category')} />
        <TextInput kind="text" source="description" label={d('setup.description')} multiline />
        <VenueTimeInput source="start" label={d('setup.start')} />
        <VenueTimeInput source="end" label={d('setup.end')} />
        <NumberInput source="spots" label={d('column.spots')} min={0} />
        <NumberInput source="wait_spots" label={d('column.waitSpots')} min={0} />
        <TextInput kind="text" source="color" label={d('desk.color')} />
        <BooleanInput source="pre_reg" label={d('setup.preReg')} />
        <TypedMove />
      </SimpleForm>
    </EditPage>
  );
}

function ShiftToolbar() {
  const d = useDeskWords();
  const redirect = useRedirect();
  const shift = useRecordContext<Shift>();
  const remove = useDeleteShift();
  return (
    <Toolbar sx={{ display: 'flex', justifyContent: 'space-between' }}>
      <SaveButton />
      <Button
        variant="text"
        color="error"
        startIcon={<Delete />}
        onClick={async () => {
          if (shift && (await remove(shift))) redirect('list', 'shifts');
        }}
      >
        {d('action.delete')}
      </Button>
    </Toolbar>
  );
}

/** Asks about people who had confirmed the former hours. */
function TypedMove() {
  const shift = useRecordContext<Shift>();
  const [category, start, end] = useWatch({ name: ['category', 'start', 'end'] });
  if (!shift) return null;
  const typed = shiftChanges({ start, end }, { previousData: shift });
  const hours = [start, end].every((one) => Date.parse(one))
    ? editedHours(shift, typed as Partial<Hours>, shift.time_zone)
    : null;
  return <ConfirmedBefore shift={shift} category={category} hours={isRefusal(hours) ? null : hours} />;
}

export function ShiftShow() {
  const d = useDeskWords();
  return (
    <Show>
      <SimpleShowLayout>
        <TextField source="name" label={d('column.shift')} />
        <TextField source="category" label={d('column.category')} />
        <TextField source="date" label={d('desk.day')} />
        <TextField source="start_text" label={d('column.time')} />
        <TextField source="description" label={d('setup.description')} />
        <FunctionField<ShiftRow> label={d('column.spots')} render={(shift) => <FillMark shift={shift} />} />
      </SimpleShowLayout>
    </Show>
  );
}

/**
 * Changed fields of a shift. Hours are sent together: a start moved past the end would leave no length; with the end,
 * it ends the next time the clock shows that.
 */
export const shiftChanges: typeof changesOnly = (data, options, theirs) => {
  const before = options?.previousData;
  const changes = changesOnly(data, options, theirs);
  if (!before || !('start' in changes) || before.end === before.start) return changes;
  return { ...changes, end: data.end, seen: { end: theirs?.end ?? before.end, ...changes.seen } };
};
