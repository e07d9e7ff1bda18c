import {
  CHAIR_CERTIFICATIONS,
  CREDENTIALS,
  PROVIDER_TYPES,
  SHIRTS,
  UNISEX_SHIRTS,
} from '@courtcrew/domain/accounts/choices.ts';
import { ALT_ADDRESS_MAX } from '@courtcrew/domain/accounts/policies/profile.ts';
import { typedPhone } from '@courtcrew/domain/kernel/phone.ts';
import { TIME_ZONES } from '@courtcrew/domain/kernel/time.ts';
import { FormCheck } from '@courtcrew/ui-kit/form/FormCheck.tsx';
import { FormSelect } from '@courtcrew/ui-kit/form/FormSelect.tsx';
import { FormText } from '@courtcrew/ui-kit/form/FormText.tsx';
import { useChoices } from '@courtcrew/ui-kit/words/choices.ts';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { Checks, FormSection, Pair } from './FormParts.tsx';
import { useOptions } from './options.ts';
import { useAccountWords } from './words.ts';

/** Sections of the profile after that of who one is. */
export const ProfileExtras = (officiating: OfficiatingSectionProps) => (
  <>
    <OfficiatingSection {...officiating} />
    <ContactSection />
    <ShirtSection />
    <AddressSection />
    <PaymentSection />
  </>
);

interface OfficiatingSectionProps {
  readonly verified: boolean;
  /** Whether the member id is shown. */
  readonly memberId: boolean;
}

function OfficiatingSection({ verified, memberId }: OfficiatingSectionProps) {
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

function ContactSection() {
  const w = useAccountWords();
  return (
    <>
      <FormSection title={w('profile.contact')}>
        <Checks>
          <FormCheck name="referee" label={w('profile.asReferee')} />
          <FormCheck name="line_judge" label={w('profile.asLineJudge')} />
          <FormCheck name="volunteer" label={w('profile.asVolunteer')} />
          <FormCheck name="newsletter" label={w('profile.newsletter')} />
        </Checks>
      </FormSection>
      <FormSection title={w('profile.messages')}>
        <Checks>
          <FormCheck name="reminders" label={w('profile.reminders')} />
          <FormCheck name="reminder_texts" label={w('profile.reminderTexts')} />
          <FormCheck name="signup_letters" label={w('profile.signupLetters')} />
          <FormCheck name="texts_stopped" label={w('profile.textsStopped')} />
          <FormCheck name="read_receipts" label={w('profile.readReceipts')} />
        </Checks>
        <FormSelect
          name="home_zone"
          label={w('profile.homeZone')}
          options={[
            { value: '', label: w('profile.venueZone') },
            ...TIME_ZONES.map((zone) => ({ value: zone, label: zone })),
          ]}
        />
      </FormSection>
      <FormSection title={w('profile.emergency')}>
        <Pair>
          <FormText kind="name" name="emergency_name" label={w('profile.emergencyName')} />
          <FormText
            kind="phone"
            name="emergency_number"
            label={w('profile.emergencyNumber')}
            shape={typedPhone}
          />
        </Pair>
      </FormSection>
    </>
  );
}

function ShirtSection() {
  const w = useAccountWords();
  const options = useOptions();
  return (
    <FormSection title={w('profile.shirts')}>
      <Pair>
        <FormSelect name="shirt" label={w('profile.shirt')} options={options(SHIRTS)} />
        <FormSelect name="shirt2" label={w('profile.shirt2')} options={options(UNISEX_SHIRTS)} />
      </Pair>
    </FormSection>
  );
}

function AddressSection() {
  const w = useAccountWords();
  const elsewhere: unknown = useWatch({ name: 'alt_address' });
  const count = typeof elsewhere === 'string' ? elsewhere.length : 0;
  return (
    <FormSection title={w('profile.address')}>
      <FormText kind="text" name="address" label={w('profile.street')} autoComplete="street-address" />
      <Pair>
        <FormText kind="text" name="city" label={w('profile.city')} autoComplete="address-level2" />
        <Pair>
          <FormText kind="text" name="state" label={w('profile.state')} autoComplete="address-level1" />
          <FormText kind="text" name="zip" label={w('profile.zip')} autoComplete="postal-code" />
        </Pair>
      </Pair>
      <FormText
        kind="text"
        name="alt_address"
        label={w('profile.altAddress')}
        multiline
        minRows={2}
        inputProps={{ maxLength: ALT_ADDRESS_MAX }}
        hint={w('profile.altAddressHint', { count: String(count) })}
      />
    </FormSection>
  );
}

function PaymentSection() {
  const w = useAccountWords();
  return (
    <FormSection title={w('profile.payment')} help={w('profile.paymentHelp')}>
      <FormText kind="text" name="paypal" label="PayPal" />
      <Pair>
        <FormText kind="text" name="venmo" label="Venmo" />
        <FormText kind="text" name="zelle" label="Zelle" />
      </Pair>
    </FormSection>
  );
}
