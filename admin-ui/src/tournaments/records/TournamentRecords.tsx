import { REGIONS, STATUSES } from '@courtcrew/domain/tournaments/choices.ts';
import type { ListingFilter } from '@courtcrew/domain/tournaments/contract.ts';
import type { TournamentRecord } from '@courtcrew/domain/tournaments/rest.ts';
import { TournamentStatusBadge } from '@courtcrew/ui-kit/badges/TournamentStatusBadge.tsx';
import { saveCsv } from '@courtcrew/ui-kit/page/csv.ts';
import { dayRange } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import {
  BooleanInput,
  BulkExportButton,
  BulkUpdateButton,
  DataTable,
  List,
  SearchInput,
  SelectInput,
  TextInput,
} from 'react-admin';
import { useSetupWords } from '../words.ts';

const TIMES: readonly NonNullable<ListingFilter['time']>[] = ['future', 'past', 'all'];

const choices = (values: readonly string[]) => values.map((id) => ({ id, name: id }));

const exportRows = (rows: readonly TournamentRecord[]) =>
  saveCsv(
    'tournaments',
    [
      { label: 'name', value: ({ name }) => name },
      { label: 'location', value: ({ location }) => location },
      { label: 'start', value: ({ start }) => start },
      { label: 'end', value: ({ end_date }) => end_date },
      { label: 'timezone', value: ({ time_zone }) => time_zone },
      { label: 'region', value: ({ facility }) => facility },
      { label: 'organization', value: ({ organization }) => organization },
      { label: 'status', value: ({ status }) => status },
      { label: 'chair', value: ({ num_of_chair_ump }) => num_of_chair_ump },
      { label: 'athletic', value: ({ num_of_athletic_trainers }) => num_of_athletic_trainers },
      { label: 'referee', value: ({ num_of_referee }) => num_of_referee },
      { label: 'invoiced', value: ({ invoiced }) => (invoiced ? 'yes' : 'no') },
    ],
    rows,
  );

/** Every tournament, to filter, order, export and open. */
export function TournamentRecords() {
  const w = useSetupWords();
  const { language } = useSpeech();
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput key="time" source="time" label={w('records.time')} choices={choices(TIMES)} />,
    <SelectInput key="status" source="status" label={w('records.status')} choices={choices(STATUSES)} />,
    <SelectInput key="region" source="region" label={w('setup.region')} choices={choices(REGIONS)} />,
    <TextInput key="organization" source="organization" label={w('setup.organization')} />,
    <BooleanInput key="invoiced" source="invoiced" label={w('records.invoiced')} />,
  ];
  return (
    <List<TournamentRecord>
      filters={filters}
      sort={{ field: 'start', order: 'DESC' }}
      perPage={25}
      exporter={exportRows}
      title={w('records.tournaments')}
    >
      <DataTable<TournamentRecord>
        rowClick="edit"
        bulkActionButtons={
          <>
            <BulkUpdateButton
              label={w('records.hide')}
              data={{ private_tournament: true }}
              mutationMode="pessimistic"
            />
            <BulkUpdateButton
              label={w('records.list')}
              data={{ private_tournament: false }}
              mutationMode="pessimistic"
            />
            <BulkExportButton />
          </>
        }
      >
        <DataTable.Col<TournamentRecord> source="name" label={w('setup.name')} />
        <DataTable.Col<TournamentRecord>
          source="start"
          label={w('records.dates')}
          render={({ start, end_date }) => dayRange(start, end_date, language) ?? w('tournament.datesNeeded')}
        />
        <DataTable.Col<TournamentRecord> source="location" label={w('setup.location')} />
        <DataTable.Col<TournamentRecord> source="facility" label={w('setup.region')} />
        <DataTable.Col<TournamentRecord>
          source="status"
          label={w('records.status')}
          render={({ status }) => <TournamentStatusBadge status={status} />}
        />
        <DataTable.Col<TournamentRecord>
          source="invoiced"
          label={w('records.invoiced')}
          disableSort
          render={({ invoiced }) => w(invoiced ? 'records.yes' : 'records.no')}
        />
      </DataTable>
    </List>
  );
}
