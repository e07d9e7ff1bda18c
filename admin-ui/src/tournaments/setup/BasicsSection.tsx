import { SPORTS } from '@courtcrew/domain/kernel/sport.ts';
import { TIME_ZONES } from '@courtcrew/domain/kernel/time.ts';
import { REGIONS } from '@courtcrew/domain/tournaments/choices.ts';
import { FormCheck, FormSelect, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { Wide } from '../../kit/page/layout.tsx';
import { useSetupWords } from '../words.ts';
import { SectionCard } from './SectionCard.tsx';
import { ZoneKeep } from './ZoneKeep.tsx';

export const ZONE_OPTIONS = TIME_ZONES.map((zone) => ({ value: zone, label: zone }));

/** Fields that only masters change. */
export function BasicsSection({ row: { tid } }: { row: { readonly tid: string } }) {
  const w = useSetupWords();
  const regions = REGIONS.map((region) => ({ value: region, label: w(`region.${region}`) }));
  return (
    <SectionCard id="basics" title={w('setup.basics')}>
      <Wide>
        <FormText name="name" label={w('setup.name')} required />
        <FormText name="location" label={w('setup.location')} />
      </Wide>
      <FormText name="start" label={w('setup.start')} type="date" />
      <FormText name="end_date" label={w('setup.end')} type="date" />
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
      <FormText name="organization" label={w('setup.organization')} />
      <FormText name="country" label={w('setup.country')} />
      <FormText name="lat" label={w('setup.lat')} inputProps={{ inputMode: 'decimal' }} />
      <FormText name="long" label={w('setup.long')} inputProps={{ inputMode: 'decimal' }} />
      <Wide>
        <FormCheck name="private_tournament" label={w('setup.private')} />
      </Wide>
    </SectionCard>
  );
}
