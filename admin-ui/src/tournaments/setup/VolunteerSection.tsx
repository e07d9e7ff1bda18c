import { FormCheck, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { Wide } from '../../kit/page/Fields.tsx';
import { FormRichText } from '../editor/FormRichText.tsx';
import { useSetupWords } from '../words.ts';
import { Coordinator } from './Coordinator.tsx';
import { SectionCard } from './SectionCard.tsx';
import { SignAgain } from './SignAgain.tsx';
import type { SectionProps } from './section.ts';

export function VolunteerSection({ row, generation }: SectionProps) {
  const w = useSetupWords();
  return (
    <SectionCard id="volunteer" title={w('setup.volunteer')}>
      <Wide>
        <FormRichText name="volunteer_description" label={w('setup.description')} generation={generation} />
      </Wide>
      <Coordinator section="volunteer" />
      <Wide>
        <FormText
          name="volunteer_waiver"
          label={w('setup.waiver')}
          hint={w('setup.waiverHint')}
          multiline
          minRows={4}
          maxRows={12}
        />
        <SignAgain tid={row.tid} />
        <FormCheck name="volunteer_signature_required" label={w('setup.waiverNeeded')} />
      </Wide>
    </SectionCard>
  );
}
