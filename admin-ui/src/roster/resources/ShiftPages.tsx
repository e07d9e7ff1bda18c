import { getVolunteerCategoriesForCaptain } from '@courtcrew/domain/roster/contract.ts';
import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ComponentProps, useState } from 'react';
import {
  EditBase,
  FunctionField,
  Show,
  SimpleShowLayout,
  TextField,
  useEditContext,
  useRedirect,
} from 'react-admin';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useListBehind } from '../../kit/rest/listBehind.ts';
import { FillMark } from '../parts/Fill.tsx';
import { ShiftForm } from '../setup/ShiftForm.tsx';
import { useDeleteShift } from '../setup/useDeleteShift.ts';
import { useDeskWords } from '../words.ts';

type Shift = ShiftRow & { readonly id: string };
type FormProps = ComponentProps<typeof ShiftForm>;

export function ShiftCreate() {
  const d = useDeskWords();
  return (
    <>
      <DeskHeader title={d('column.shift')} />
      <Framed onDone={useBack()} />
    </>
  );
}

export const ShiftEdit = () => (
  <EditBase<Shift>>
    <Opened />
  </EditBase>
);

function Opened() {
  const { record } = useEditContext<Shift>();
  return record ? <OneShift key={record.id} record={record} /> : <Loading shape="form" />;
}

function OneShift({ record }: { record: Shift }) {
  const d = useDeskWords();
  const back = useBack();
  const remove = useDeleteShift();
  // As its editor saw it: with a later version, typed values would overwrite what others changed since.
  const [shift] = useState(record);
  const actions = (
    <Button
      variant="text"
      color="error"
      startIcon={<Delete />}
      onClick={async () => {
        if (await remove(shift)) back();
      }}
    >
      {d('action.delete')}
    </Button>
  );
  const form = { shift, onDone: back };
  return (
    <>
      <DeskHeader title={d('column.shift')} actions={actions} />
      {shift.kind === 'volunteer' ? <VolunteerShift {...form} /> : <Framed {...form} />}
    </>
  );
}

/** Schedule Setup's form, as wide as it is there. */
const Framed = (form: FormProps) => (
  <Box sx={{ maxWidth: 640 }}>
    <ShiftForm {...form} />
  </Box>
);

function VolunteerShift(form: FormProps) {
  const categories = useCall(getVolunteerCategoriesForCaptain, { body: { tid: form.shift?.tid ?? '' } });
  return (
    <Answered of={categories} loading="form">
      {(rows) => (
        <Framed {...form} volunteers={rows.map(({ vcid, name }) => ({ value: vcid, label: name }))} />
      )}
    </Answered>
  );
}

function useBack(): () => void {
  const redirect = useRedirect();
  const list = useListBehind();
  return () => redirect(() => `shifts${list}`);
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
