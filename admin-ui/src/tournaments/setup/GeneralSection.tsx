import { ABOUT_MAX } from '@courtcrew/domain/tournaments/choices.ts';
import { FormCheck, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { useWatch } from 'react-hook-form';
import { Wide } from '../../kit/page/layout.tsx';
import { useSetupWords } from '../words.ts';
import { SectionCard } from './SectionCard.tsx';
import type { SetupValues } from './values.ts';

export function GeneralSection() {
  const w = useSetupWords();
  const about = useWatch<SetupValues, 'about'>({ name: 'about' });
  return (
    <SectionCard id="general" title={w('setup.general')}>
      <Wide>
        <FormText
          name="about"
          label={w('setup.about')}
          multiline
          minRows={2}
          inputProps={{ maxLength: ABOUT_MAX }}
          hint={w('setup.aboutHint', { left: ABOUT_MAX - about.length })}
        />
        <FormText name="url" label={w('setup.url')} type="url" />
        <FormText name="facility_map" label={w('setup.map')} type="url" />
        <FormCheck name="text" label={w('setup.text')} />
      </Wide>
    </SectionCard>
  );
}
