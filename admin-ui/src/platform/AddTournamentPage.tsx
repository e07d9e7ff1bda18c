import { SPORTS, type Sport } from '@courtcrew/domain/kernel/sport.ts';
import { TIME_ZONES, type TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { BRANDED, DEFAULT_COUNTRY, REGIONS, type Region } from '@courtcrew/domain/tournaments/choices.ts';
import { addTournament } from '@courtcrew/domain/tournaments/contract.ts';
import { useGo } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { Form, useKitForm } from '@courtcrew/ui-kit/form/Form.tsx';
import { FormSelect, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import { FormCount } from '../kit/page/FormCount.tsx';
import { Fields } from '../kit/page/layout.tsx';
import { usePlatformWords } from './words.ts';

interface Values {
  name: string;
  location: string;
  organization: string;
  start: string;
  end_date: string;
  time_zone: TimeZone;
  sport: Sport;
  facility: Region | '';
  country: string;
  lat: string;
  long: string;
  courts: string;
  num_of_referee: string;
  num_of_chair_ump: string;
  num_of_athletic_trainers: string;
}

const EMPTY: Values = {
  name: '',
  location: '',
  organization: '',
  start: '',
  end_date: '',
  time_zone: 'US/Eastern',
  sport: 'pickleball',
  facility: '',
  country: DEFAULT_COUNTRY,
  lat: '',
  long: '',
  courts: '',
  num_of_referee: '0',
  num_of_chair_ump: '1',
  num_of_athletic_trainers: '1',
};

const ZONES = TIME_ZONES.map((zone) => ({ value: zone, label: zone }));

export function AddTournamentPage() {
  const w = usePlatformWords();
  const go = useGo();
  const { mutateAsync } = useCommand(addTournament, {
    affects: ['accounts'],
    quiet: true,
    done: ({ message }) => message,
  });
  const form = useKitForm<Values>({
    defaults: EMPTY,
    onSubmit: async (values) => {
      const { tid } = await mutateAsync({ body: values });
      go(`/admin?tid=${tid}`);
    },
  });
  const [name, start, end] = useWatch({ control: form.methods.control, name: ['name', 'start', 'end_date'] });
  const filled = name.trim() !== '' && start !== '' && end !== '';
  const regions = [
    { value: '', label: w('add.noRegion') },
    ...REGIONS.map((region) => ({ value: region, label: w(`region.${region}`) })),
  ];
  return (
    <>
      <PageHeader title={w('staff.addTournament')} about={w('add.help')} />
      <Box sx={{ maxWidth: 860 }}>
        <Form form={form} label={w('staff.addTournament')}>
          <FormText kind="text" name="name" label={w('add.name')} required autoFocus />
          <FormText kind="text" name="location" label={w('list.location')} />
          <Fields>
            <FormText kind="day" name="start" label={w('add.start')} required />
            <FormText kind="day" name="end_date" label={w('add.end')} required />
            <FormSelect name="time_zone" label={w('list.zone')} options={ZONES} />
            <FormSelect
              name="sport"
              label={w('sport.label')}
              options={SPORTS.map((sport) => ({ value: sport, label: w(`sport.${sport}`) }))}
            />
            <FormSelect name="facility" label={w('list.region')} options={regions} />
            <FormText
              kind="text"
              name="organization"
              label={w('list.organization')}
              placeholder={BRANDED.join(', ')}
            />
            <FormText kind="text" name="country" label={w('add.country')} />
            <FormText kind="text" name="lat" label={w('add.lat')} />
            <FormText kind="text" name="long" label={w('add.long')} />
            <FormCount name="courts" label={w('list.courts')} />
            <FormCount name="num_of_referee" label={w('add.referees')} />
            <FormCount name="num_of_chair_ump" label={w('add.chairs')} />
            <FormCount name="num_of_athletic_trainers" label={w('add.trainers')} />
          </Fields>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 44 }}>
            <Button
              type="submit"
              variant="contained"
              disabled={!filled}
              loading={form.methods.formState.isSubmitting}
            >
              {w('add.do')}
            </Button>
            {!filled && <Box sx={{ color: 'error.main' }}>{w('add.fillOut')}</Box>}
          </Box>
        </Form>
      </Box>
    </>
  );
}
