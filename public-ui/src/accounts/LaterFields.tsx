import { CREDENTIALS } from '@courtcrew/domain/accounts/choices.ts';
import { FormCheck } from '@courtcrew/ui-kit/form/FormCheck.tsx';
import { FormSelect } from '@courtcrew/ui-kit/form/FormSelect.tsx';
import { FormText } from '@courtcrew/ui-kit/form/FormText.tsx';
import { useChoices } from '@courtcrew/ui-kit/words/choices.ts';
import Box from '@mui/material/Box';
import { Checks, Pair } from './FormParts.tsx';
import { useAccountWords } from './words.ts';

/** Fields of the registration that may stay empty. */
export function LaterFields() {
  const w = useAccountWords();
  const choices = useChoices();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Pair>
        <FormText
          kind="phone"
          name="phone"
          label={w('profile.phone')}
          hint={w('register.phoneHint')}
          autoComplete="tel"
        />
        <FormText kind="phone" name="alt_phone" label={w('profile.altPhone')} />
      </Pair>
      <FormSelect name="credentials" label={w('profile.credentials')} options={choices(CREDENTIALS)} />
      <Checks>
        <FormCheck name="newsletter" label={w('profile.newsletter')} />
        <FormCheck name="masterList" label={w('profile.masterList')} />
      </Checks>
    </Box>
  );
}
