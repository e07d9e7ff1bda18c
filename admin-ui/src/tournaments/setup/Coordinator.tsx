import { typedPhone } from '@courtcrew/domain/kernel/phone.ts';
import { CONTACT_EMAIL_MAX, CONTACT_NAME_MAX, type Section } from '@courtcrew/domain/tournaments/choices.ts';
import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import Box from '@mui/material/Box';
import { Fields, Wide } from '../../kit/page/layout.tsx';
import { useSetupWords } from '../words.ts';

/** Contact of a section's applicants. */
export function Coordinator({ section }: { section: Section }) {
  const w = useSetupWords();
  const name = (part: string) => `${section}_coordinator_${part}`;
  return (
    <Wide>
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Box component="legend" sx={{ typography: 'h3', mb: 1.5, p: 0 }}>
          {w('setup.coordinator')}
        </Box>
        <Fields>
          <FormText
            name={name('name')}
            label={w('setup.name')}
            inputProps={{ maxLength: CONTACT_NAME_MAX }}
          />
          <FormText
            name={name('email')}
            label={w('setup.coordinatorEmail')}
            type="email"
            inputProps={{ maxLength: CONTACT_EMAIL_MAX }}
          />
          <FormText name={name('phone')} label={w('setup.coordinatorPhone')} type="tel" shape={typedPhone} />
        </Fields>
      </Box>
    </Wide>
  );
}
