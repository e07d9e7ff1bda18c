import { CHAIR_CERTIFICATIONS, CREDENTIALS, PROVIDER_TYPES } from '@courtcrew/domain/accounts/choices.ts';
import { typedPhone } from '@courtcrew/domain/kernel/phone.ts';
import { FormCheck } from '@courtcrew/ui-kit/form/FormCheck.tsx';
import { FormLastName } from '@courtcrew/ui-kit/form/FormLastName.tsx';
import { FormSelect } from '@courtcrew/ui-kit/form/FormSelect.tsx';
import { FormText } from '@courtcrew/ui-kit/form/FormText.tsx';
import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import { useChoices } from '@courtcrew/ui-kit/words/choices.ts';
import Typography from '@mui/material/Typography';
import { Checks, FormSection, Pair } from './FormParts.tsx';
import { useOptions } from './options.ts';
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

interface OfficiatingSectionProps {
  readonly verified: boolean;
  /** Whether the member id is shown. */
  readonly memberId: boolean;
}

export function OfficiatingSection({ verified, memberId }: OfficiatingSectionProps) {
  const w = useAccountWords();
  const choices = useChoices();
  const options = useOptions();
  return (
    <FormSection title={w('profile.officiating')}>
      <Pair>
        <FormSelect name="credentials" label={w('profile.credentials')} options={choices(CREDENTIALS)} />
        <FormSelect
          name="chair_certification"
          label={w('profile.chair')}
          options={options(CHAIR_CERTIFICATIONS)}
        />
      </Pair>
      <Typography variant="body2" color="textSecondary">
        {w(verified ? 'profile.verified' : 'profile.unverified')}
      </Typography>
      <Pair>
        <FormSelect name="provider_type" label={w('profile.provider')} options={options(PROVIDER_TYPES)} />
        <FormText kind="text" name="itf_id" label={w('profile.itf')} />
      </Pair>
      {memberId && <FormText kind="text" name="utr_member_id" label={w('profile.memberId')} />}
      <Checks>
        <FormCheck name="usap_ambassador" label={w('profile.ambassador')} />
        <FormCheck name="utr_master_list" label={w('profile.masterList')} />
      </Checks>
    </FormSection>
  );
}
