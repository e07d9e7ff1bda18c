import { CREDENTIALS } from '@courtcrew/domain/accounts/choices.ts';
import { FormCheck } from '@courtcrew/ui-kit/form/FormCheck.tsx';
import { FormLastName } from '@courtcrew/ui-kit/form/FormLastName.tsx';
import { FormSelect } from '@courtcrew/ui-kit/form/FormSelect.tsx';
import { FormText } from '@courtcrew/ui-kit/form/FormText.tsx';
import { useChoices } from '@courtcrew/ui-kit/words/choices.ts';
import { Checks, Pair } from './FormParts.tsx';
import { NewPassword } from './NewPassword.tsx';
import { useAccountWords } from './words.ts';

export function RegistrationFields() {
  const w = useAccountWords();
  const choices = useChoices();
  return (
    <>
      <Pair>
        <FormText name="first" label={w('profile.first')} required autoComplete="given-name" />
        <FormLastName label={w('profile.last')} autoComplete="family-name" />
      </Pair>
      <FormText name="email" label={w('login.email')} type="email" required autoComplete="email" />
      <NewPassword label={w('login.password')} />
      <Pair>
        <FormText
          name="phone"
          label={w('profile.phone')}
          type="tel"
          hint={w('register.phoneHint')}
          autoComplete="tel"
        />
        <FormText name="alt_phone" label={w('profile.altPhone')} type="tel" />
      </Pair>
      <FormSelect name="credentials" label={w('profile.credentials')} options={choices(CREDENTIALS)} />
      <Checks>
        <FormCheck name="newsletter" label={w('profile.newsletter')} />
        <FormCheck name="masterList" label={w('profile.masterList')} />
      </Checks>
    </>
  );
}
