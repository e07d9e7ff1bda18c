import { getVolunteerWaiverTexts } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { FormCheck, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Wide } from '../../kit/page/layout.tsx';
import { FormRichText } from '../editor/FormRichText.tsx';
import { useSetupWords } from '../words.ts';
import { Coordinator } from './Coordinator.tsx';
import { SectionCard } from './SectionCard.tsx';
import type { SectionProps } from './section.ts';
import type { SetupValues } from './values.ts';

export function VolunteerSection({ row, generation }: SectionProps) {
  const w = useSetupWords();
  return (
    <SectionCard id="volunteer" title={w('staff.volunteers')}>
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

/** Asks whether earlier signatures still count, where the text was changed and somebody has signed. */
export function SignAgain({ tid }: { tid: string }) {
  const w = useSetupWords();
  const { control, setValue } = useFormContext<SetupValues>();
  const { dirtyFields } = useFormState({ control, name: 'volunteer_waiver' });
  const isChanged = dirtyFields.volunteer_waiver === true;
  const { data } = useCall(getVolunteerWaiverTexts, { body: { tid } }, { enabled: isChanged });
  // An unchanged text has no answer.
  useEffect(() => {
    if (!isChanged) setValue('sign_again', false, { shouldDirty: true });
  }, [isChanged, setValue]);
  if (!isChanged || !data || data.signatures === 0) return null;
  return (
    <Box role="status" sx={{ mb: 1 }}>
      <FormCheck name="sign_again" label={w('setup.signAgain')} />
      <Box sx={{ pl: 4, typography: 'body2', color: 'text.secondary' }}>
        {w('setup.signAgainHelp', { count: data.signatures })}
      </Box>
    </Box>
  );
}
