import { SPORTS } from '@courtcrew/domain/kernel/sport.ts';
import { TIME_ZONES } from '@courtcrew/domain/kernel/time.ts';
import { REGIONS } from '@courtcrew/domain/tournaments/choices.ts';
import { BooleanInput, DateInput, Edit, NumberInput, SelectInput, SimpleForm, TextInput } from 'react-admin';
import { changesOnly } from '../../kit/rest/changes.ts';
import { useConflict } from '../../kit/rest/conflict.ts';
import { useSetupWords } from '../words.ts';

const choices = (values: readonly string[]) => values.map((id) => ({ id, name: id }));

/** The fields of a tournament that are worth correcting from a list; the rest is on its setup screen. */
export function EditTournament() {
  const w = useSetupWords();
  const onError = useConflict();
  return (
    <Edit mutationMode="pessimistic" mutationOptions={{ onError }} transform={changesOnly} redirect="list">
      <SimpleForm>
        <TextInput source="name" label={w('setup.name')} isRequired />
        <TextInput source="location" label={w('setup.location')} />
        <DateInput source="start" label={w('setup.start')} parse={(day: string) => day || null} />
        <DateInput source="end_date" label={w('setup.end')} parse={(day: string) => day || null} />
        <SelectInput source="time_zone" label={w('setup.zone')} choices={choices(TIME_ZONES)} />
        <SelectInput
          source="sport"
          label={w('sport.label')}
          choices={SPORTS.map((id) => ({ id, name: w(`sport.${id}`) }))}
        />
        <SelectInput
          source="facility"
          label={w('setup.region')}
          choices={REGIONS.map((id) => ({ id, name: w(`region.${id}`) }))}
        />
        <TextInput source="organization" label={w('setup.organization')} />
        <TextInput source="country" label={w('setup.country')} />
        <TextInput source="url" label={w('setup.url')} />
        <NumberInput source="num_of_chair_ump" label={w('setup.chairCount')} min={0} />
        <NumberInput source="num_of_referee" label={w('setup.refereeCount')} min={0} />
        <NumberInput source="num_of_athletic_trainers" label={w('setup.trainerCount')} min={0} />
        <BooleanInput source="private_tournament" label={w('setup.private')} />
        <BooleanInput source="test" label={w('setup.test')} />
      </SimpleForm>
    </Edit>
  );
}
