import type { TournamentRecord } from '@courtcrew/domain/tournaments/rest.ts';
import { TournamentStatusBadge } from '@courtcrew/ui-kit/badges/TournamentStatusBadge.tsx';
import { FunctionField, Show, SimpleShowLayout, TextField } from 'react-admin';
import { useTournamentDates } from '../../shell/useTournamentDates.ts';
import { useSetupWords } from '../words.ts';

export function ShowTournament() {
  const w = useSetupWords();
  const datesOf = useTournamentDates();
  return (
    <Show>
      <SimpleShowLayout>
        <TextField source="name" label={w('setup.name')} />
        <TextField source="location" label={w('setup.location')} />
        <FunctionField<TournamentRecord> label={w('records.dates')} render={datesOf} />
        <TextField source="time_zone" label={w('setup.zone')} />
        <FunctionField<TournamentRecord>
          label={w('records.status')}
          render={({ status }) => <TournamentStatusBadge status={status} />}
        />
        <TextField source="facility" label={w('setup.region')} emptyText="-" />
        <TextField source="organization" label={w('setup.organization')} emptyText="-" />
        <TextField source="about" label={w('setup.about')} emptyText="-" />
        <TextField source="num_of_courts" label={w('setup.courts')} />
      </SimpleShowLayout>
    </Show>
  );
}
