import type { TournamentRecord } from '@courtcrew/domain/tournaments/rest.ts';
import { TournamentStatusBadge } from '@courtcrew/ui-kit/badges/TournamentStatusBadge.tsx';
import { dayRange } from '@courtcrew/ui-kit/time/dates.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { FunctionField, Show, SimpleShowLayout, TextField } from 'react-admin';
import { useSetupWords } from '../words.ts';

/** A tournament to read. */
export function ShowTournament() {
  const w = useSetupWords();
  const { language } = useSpeech();
  return (
    <Show>
      <SimpleShowLayout>
        <TextField source="name" label={w('setup.name')} />
        <TextField source="location" label={w('setup.location')} />
        <FunctionField<TournamentRecord>
          label={w('records.dates')}
          render={({ start, end_date }) => dayRange(start, end_date, language) ?? w('tournament.datesNeeded')}
        />
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
