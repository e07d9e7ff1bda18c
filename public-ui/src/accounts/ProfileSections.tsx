import { typedPhone } from '@courtcrew/domain/kernel/phone.ts';
import { FormLastName } from '@courtcrew/ui-kit/form/FormLastName.tsx';
import { FormText } from '@courtcrew/ui-kit/form/FormText.tsx';
import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import { FormSection, Pair } from './FormParts.tsx';
import { useAccountWords } from './words.ts';

export function AboutSection({ email }: { email: string | null }) {
  const w = useAccountWords();
  return (
    <FormSection title={w('profile.about')}>
      <Pair>
        <FormText kind="name" name="first" label={w('profile.first')} required autoComplete="given-name" />
        <FormLastName label={w('profile.last')} autoComplete="family-name" />
      </Pair>
      <TextInput
        kind="email"
        label={w('profile.email')}
        value={email ?? ''}
        readOnly
        hint={w('profile.emailFixed')}
        autoComplete="email"
      />
      <Pair>
        <FormText
          kind="phone"
          name="phone"
          label={w('profile.phone')}
          required
          shape={typedPhone}
          autoComplete="tel"
        />
        <FormText kind="phone" name="alt_phone" label={w('profile.altPhone')} shape={typedPhone} />
      </Pair>
    </FormSection>
  );
}
