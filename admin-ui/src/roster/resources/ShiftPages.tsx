import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { day, hours } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import {
  BooleanInput,
  DataTable,
  Edit,
  FunctionField,
  List,
  NumberInput,
  SearchInput,
  Show,
  SimpleForm,
  SimpleShowLayout,
  TextField,
  TextInput,
} from 'react-admin';
import { useConflict } from '../../kit/rest/conflict.ts';
import { useTournament } from '../../shell/tournament.tsx';
import { FillMark } from '../parts/Fill.tsx';
import { useDeskWords } from '../words.ts';
import { exporter } from './exporter.ts';
import { Presets } from './Presets.tsx';

/** The chosen tournament's shifts, filtered, sorted, exported, deleted in bulk. */
export function ShiftList() {
  const d = useDeskWords();
  const { language } = useSpeech();
  const { tournament } = useTournament();
  const presets = [
    { label: d('preset.all'), filter: {} },
    ...['Referee', 'Chair Umpire', 'Athletic Trainer'].map((category) => ({
      label: category,
      filter: { category },
    })),
  ];
  return (
    <List
      title={d('schedule.shifts')}
      filter={{ tid: tournament?.tid }}
      filters={[
        <SearchInput key="q" source="q" alwaysOn />,
        <TextInput key="category" source="category" label={d('column.category')} />,
        <TextInput key="date" source="date" label={d('desk.day')} placeholder="MM/DD/YYYY" />,
      ]}
      sort={{ field: 'start', order: 'ASC' }}
      perPage={50}
      exporter={exporter}
      empty={false}
    >
      <Presets presets={presets} />
      <DataTable rowClick="edit">
        <DataTable.Col source="name" label={d('column.shift')} />
        <DataTable.Col source="start" label={d('column.time')}>
          <FunctionField<ShiftRow>
            render={({ start, end, time_zone }) =>
              `${day(start, time_zone, language)}, ${hours(start, end, time_zone, language)}`
            }
          />
        </DataTable.Col>
        <DataTable.Col source="category" label={d('column.category')} />
        <DataTable.Col source="count" label={d('column.spots')}>
          <FunctionField<ShiftRow> render={(shift) => <FillMark shift={shift} />} />
        </DataTable.Col>
        <DataTable.NumberCol source="confirmed_count" label={d('column.confirmed')} />
        <DataTable.NumberCol source="wait_count" label={d('column.applied')} />
      </DataTable>
    </List>
  );
}

/** A shift's fields; a stale edit says who changed it and loads it anew. */
export function ShiftEdit() {
  const d = useDeskWords();
  const onError = useConflict();
  return (
    <Edit mutationMode="pessimistic" mutationOptions={{ onError }} transform={editable}>
      <SimpleForm>
        <TextInput source="name" label={d('setup.name')} />
        <TextInput source="category" label={d('setup.category')} />
        <TextInput source="description" label={d('setup.description')} multiline />
        <NumberInput source="spots" label={d('setup.spots')} min={0} />
        <NumberInput source="wait_spots" label={d('column.waitSpots')} min={0} />
        <TextInput source="color" label={d('desk.color')} />
        <BooleanInput source="pre_reg" label={d('setup.preReg')} />
      </SimpleForm>
    </Edit>
  );
}

/** What the form changes, and the version that tells a stale edit. */
const editable = ({ name, category, description, spots, wait_spots, color, pre_reg, version }: ShiftRow) => ({
  name,
  category,
  description,
  spots,
  wait_spots,
  color,
  pre_reg,
  version,
});

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
