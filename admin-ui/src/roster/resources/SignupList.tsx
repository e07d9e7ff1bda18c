import type { getSchedulingLog } from '@courtcrew/domain/audit/contract.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { StatusBadge } from '@courtcrew/ui-kit/badges/StatusBadge.tsx';
import { moment } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import CheckCircle from '@mui/icons-material/CheckCircle';
import {
  BulkDeleteButton,
  BulkExportButton,
  BulkUpdateButton,
  DataTable,
  FunctionField,
  List,
  SearchInput,
  SelectInput,
  TextInput,
} from 'react-admin';
import { useTournament } from '../../shell/tournament.tsx';
import { statusOfRow } from '../parts/ShiftTags.tsx';
import { useDeskWords } from '../words.ts';
import { exporter } from './exporter.ts';
import { Presets } from './Presets.tsx';

export type Signup = Pick<
  AnswerOf<typeof getSchedulingLog>[number],
  'waitlist' | 'confirmed' | 'credentials'
> & {
  readonly id: string;
  readonly start: string;
  readonly signup_time: string;
  readonly time_zone: string;
};

const STATUSES = ['Applied', 'Selected', 'Confirmed'] as const;

/** Everybody in every shift; many are confirmed in one call that answers for each. */
export function SignupList() {
  const d = useDeskWords();
  const { language } = useSpeech();
  const { tournament } = useTournament();
  const words = {
    Applied: 'status.applied',
    Selected: 'status.selected',
    Confirmed: 'status.confirmed',
  } as const;
  const presets = [
    { label: d('preset.all'), filter: {} },
    ...STATUSES.map((status) => ({ label: d(words[status]), filter: { status } })),
  ];
  return (
    <List
      title={d('preset.signups')}
      filter={{ tid: tournament?.tid }}
      filters={[
        <SearchInput key="q" source="q" alwaysOn />,
        <SelectInput
          key="status"
          source="status"
          label={d('column.status')}
          choices={STATUSES.map((id) => ({ id, name: d(words[id]) }))}
        />,
        <TextInput key="category" source="category" label={d('column.category')} />,
      ]}
      sort={{ field: 'start', order: 'ASC' }}
      perPage={50}
      exporter={exporter}
      empty={false}
    >
      <Presets presets={presets} />
      <DataTable
        rowClick="edit"
        bulkActionButtons={
          <>
            <BulkUpdateButton
              label={d('action.confirm')}
              icon={<CheckCircle />}
              data={{ confirmed: true }}
              mutationMode="pessimistic"
            />
            <BulkExportButton />
            <BulkDeleteButton mutationMode="pessimistic" />
          </>
        }
      >
        <DataTable.Col source="name" label={d('column.name')} />
        <DataTable.Col source="credentials" label={d('column.credentials')} disableSort>
          <FunctionField<Signup>
            render={({ credentials }) => <CredentialBadge credentials={credentials} screen="management" />}
          />
        </DataTable.Col>
        <DataTable.Col source="shift" label={d('column.shift')} />
        <DataTable.Col source="category" label={d('column.category')} />
        <DataTable.Col source="start" label={d('column.time')}>
          <FunctionField<Signup> render={({ start, time_zone }) => moment(start, time_zone, language)} />
        </DataTable.Col>
        <DataTable.Col source="status" label={d('column.status')}>
          <FunctionField<Signup> render={(row) => <StatusBadge status={statusOfRow(row)} />} />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
