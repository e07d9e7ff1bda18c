import { SPORTS } from '@courtcrew/domain/kernel/sport.ts';
import { TIME_ZONES } from '@courtcrew/domain/kernel/time.ts';
import { ABOUT_MAX, REGIONS } from '@courtcrew/domain/tournaments/choices.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { FormCheck, FormSelect, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import { wallClock } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { FormCount } from '../../kit/page/FormCount.tsx';
import { Wide } from '../../kit/page/layout.tsx';
import { useTournamentDates } from '../../shell/useTournamentDates.ts';
import { useSetupWords } from '../words.ts';
import type { SectionProps } from './section.ts';
import type { SetupValues } from './values.ts';
import { ZoneKeep } from './ZoneKeep.tsx';

export const ZONE_OPTIONS = TIME_ZONES.map((zone) => ({ value: zone, label: zone }));

/** Fields that only masters change. */
export function Basics({ row: { tid } }: { row: { readonly tid: string } }) {
  const w = useSetupWords();
  const regions = REGIONS.map((region) => ({ value: region, label: w(`region.${region}`) }));
  return (
    <>
      <Wide>
        <FormText kind="text" name="name" label={w('setup.name')} required />
        <FormText kind="text" name="location" label={w('setup.location')} />
      </Wide>
      <FormText kind="day" name="start" label={w('setup.start')} />
      <FormText kind="day" name="end_date" label={w('setup.end')} />
      <FormSelect name="time_zone" label={w('setup.zone')} options={ZONE_OPTIONS} />
      <ZoneKeep tid={tid} />
      <FormSelect
        name="sport"
        label={w('sport.label')}
        options={SPORTS.map((sport) => ({ value: sport, label: w(`sport.${sport}`) }))}
      />
      <FormSelect
        name="facility"
        label={w('setup.region')}
        options={[{ value: '', label: w('setup.noRegion') }, ...regions]}
      />
      <FormText kind="text" name="organization" label={w('setup.organization')} />
      <FormText kind="text" name="country" label={w('setup.country')} />
      <FormText kind="text" name="lat" label={w('setup.lat')} />
      <FormText kind="text" name="long" label={w('setup.long')} />
      <Wide>
        <FormCheck name="private_tournament" label={w('setup.private')} />
      </Wide>
    </>
  );
}

/** Read-only facts for those who are no masters. */
export function Facts({ row }: SectionProps) {
  const w = useSetupWords();
  const facts = [
    [w('setup.name'), row.name],
    [w('setup.location'), row.location],
    [w('setup.start'), useTournamentDates()(row)],
    [w('setup.region'), row.facility ?? w('setup.noRegion')],
    [w('setup.zone'), row.time_zone],
    [w('sport.label'), w(`sport.${row.sport}`)],
  ];
  return facts.map(([name, value]) => (
    <Box key={name}>
      <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{name}</Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>{value || '-'}</Box>
    </Box>
  ));
}

/** Features a tournament uses. */
export function Features({ row }: SectionProps) {
  const w = useSetupWords();
  const allowed = useAllows();
  return (
    <>
      <FormCheck name="referee" label={w('setup.staffsReferee')} />
      <FormCheck name="line" label={w('setup.staffsLine')} />
      <FormCheck name="volunteer" label={w('setup.staffsVolunteer')} />
      <FormCheck name="score_reporting" label={w('setup.scores')} />
      <FormCheck name="public_scores" label={w('setup.publicScores')} />
      <FormCheck name="payout" label={w('setup.payout')} />
      <FormCheck name="zero_payout_warning" label={w('setup.zeroPayout')} />
      <FormCheck name="vt" label={w('setup.vt')} hint={w('setup.vtHelp')} />
      <FormCheck name="test" label={w('setup.test')} />
      <FormText kind="text" name="liveId" label={w('setup.liveId')} hint={w('setup.liveIdHelp')} />
      <Wide>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
          <span>
            {w('setup.courts')}: {row.num_of_courts}
          </span>
          {allowed('desk', row.tid) && <AppLink to="/desk/namecourts">{w('setup.nameCourts')}</AppLink>}
          {allowed('platform') && (
            <AppLink to={`/admin/addCourts/${row.tid}/${encodeURIComponent(row.name)}`}>
              {w('setup.addCourts')}
            </AppLink>
          )}
        </Box>
      </Wide>
    </>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Automatic reminders, and their quiet hours. */
export function Reminders() {
  const w = useSetupWords();
  const { language } = useSpeech();
  const hours = HOURS.map((hour) => ({
    value: String(hour),
    label: wallClock(`${String(hour).padStart(2, '0')}:00`, language),
  }));
  return (
    <>
      <FormCheck name="remind_tomorrow" label={w('setup.remindTomorrow')} />
      <FormCheck name="remind_soon" label={w('setup.remindSoon')} />
      <Wide>
        <FormCount
          name="remind_confirm_days"
          label={w('setup.remindConfirm')}
          hint={w('setup.remindConfirmHint')}
          digits={2}
        />
      </Wide>
      <FormSelect name="quiet_from" label={w('setup.quietFrom')} options={hours} />
      <FormSelect name="quiet_until" label={w('setup.quietUntil')} options={hours} />
    </>
  );
}

export function General() {
  const w = useSetupWords();
  const about = useWatch<SetupValues, 'about'>({ name: 'about' });
  return (
    <Wide>
      <FormText
        kind="text"
        name="about"
        label={w('setup.about')}
        multiline
        minRows={2}
        inputProps={{ maxLength: ABOUT_MAX }}
        hint={w('setup.aboutHint', { left: ABOUT_MAX - about.length })}
      />
      <FormText kind="url" name="url" label={w('setup.url')} />
      <FormText kind="url" name="facility_map" label={w('setup.map')} />
      <FormCheck name="text" label={w('setup.text')} />
    </Wide>
  );
}
