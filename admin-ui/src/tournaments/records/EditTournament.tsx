import { SPORTS } from '@courtcrew/domain/kernel/sport.ts';
import { TIME_ZONES } from '@courtcrew/domain/kernel/time.ts';
import { REGIONS } from '@courtcrew/domain/tournaments/choices.ts';
import { failureText } from '@courtcrew/ui-kit/form/serverErrors.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import {
  HttpError,
  type RaRecord,
  SimpleForm,
  type UpdateParams,
  useNotify,
  useRecordContext,
  useRedirect,
  useUpdate,
} from 'react-admin';
import { changesOnly } from '../../kit/rest/changes.ts';
import { EditPage } from '../../kit/rest/EditPage.tsx';
import { BooleanInput, DateInput, NumberInput, SelectInput, TextInput } from '../../kit/rest/inputs.tsx';
import { SaveToolbar } from '../../kit/rest/SaveToolbar.tsx';
import { CONFIRM_DATES } from '../setup/values.ts';
import { ZoneKeep } from '../setup/ZoneKeep.tsx';
import { useSetupWords } from '../words.ts';

const choices = (values: readonly string[]) => values.map((id) => ({ id, name: id }));

/** Changed fields; what a new zone does to shifts is sent with a new zone only. */
function tournamentChanges(...edit: Parameters<typeof changesOnly>): Partial<RaRecord> {
  const { keep, ...changes } = changesOnly(...edit);
  return 'time_zone' in changes ? { ...changes, keep } : changes;
}

/** For a refused edit: dates that leave shifts outside are saved after a confirmation. */
function useAskedDates() {
  const w = useSetupWords();
  const confirm = useConfirm();
  const notify = useNotify();
  const redirect = useRedirect();
  const [update] = useUpdate();
  return async (
    error: unknown,
    { id, data, previousData }: Partial<UpdateParams>,
    refused: (error: unknown) => void,
  ): Promise<void> => {
    if (!(error instanceof HttpError) || error.body?.code !== CONFIRM_DATES) return refused(error);
    const title = w('setup.datesOutside');
    if (!(await confirm({ title, text: failureText(error), action: w('setup.datesMeant') }))) return;
    const onSuccess = () => {
      notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } });
      redirect('list', 'tournaments');
    };
    await update(
      'tournaments',
      { id, data: { ...data, confirm: true }, previousData },
      { onSuccess, onError: refused },
    );
  };
}

export function EditTournament() {
  const w = useSetupWords();
  const onError = useAskedDates();
  return (
    <EditPage onError={onError} transform={tournamentChanges} redirect="list">
      <SimpleForm toolbar={<SaveToolbar />} defaultValues={{ keep: 'wall' }}>
        <TextInput kind="text" source="name" label={w('setup.name')} isRequired />
        <TextInput kind="text" source="location" label={w('setup.location')} />
        <DateInput source="start" label={w('setup.start')} parse={(day: string) => day || null} />
        <DateInput source="end_date" label={w('setup.end')} parse={(day: string) => day || null} />
        <SelectInput source="time_zone" label={w('setup.zone')} choices={choices(TIME_ZONES)} isRequired />
        <AskedZone />
        <SelectInput
          source="sport"
          label={w('sport.label')}
          isRequired
          choices={SPORTS.map((id) => ({ id, name: w(`sport.${id}`) }))}
        />
        <SelectInput
          source="facility"
          label={w('setup.region')}
          choices={REGIONS.map((id) => ({ id, name: w(`region.${id}`) }))}
        />
        <TextInput kind="text" source="organization" label={w('setup.organization')} />
        <TextInput kind="text" source="country" label={w('setup.country')} />
        <TextInput kind="text" source="url" label={w('setup.url')} />
        <NumberInput source="num_of_chair_ump" label={w('setup.chairCount')} min={0} />
        <NumberInput source="num_of_referee" label={w('setup.refereeCount')} min={0} />
        <NumberInput source="num_of_athletic_trainers" label={w('setup.trainerCount')} min={0} />
        <BooleanInput source="private_tournament" label={w('setup.private')} />
        <BooleanInput source="test" label={w('setup.test')} />
      </SimpleForm>
    </EditPage>
  );
}

function AskedZone() {
  const record = useRecordContext();
  return record ? <ZoneKeep tid={String(record.id)} /> : null;
}
