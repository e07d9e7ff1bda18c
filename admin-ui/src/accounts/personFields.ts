import {
  CHAIR_CERTIFICATIONS,
  CREDENTIALS,
  PROVIDER_TYPES,
  SHIRTS,
  UNISEX_SHIRTS,
} from '@courtcrew/domain/accounts/choices.ts';
import type { getProfile, profile } from '@courtcrew/domain/accounts/contract.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { AccountKey } from './words.ts';

export type Profile = AnswerOf<typeof getProfile>;

type PersonField = Exclude<
  keyof typeof profile.shape,
  | 'ref_id'
  | 'email'
  | 'credentials_verified'
  | 'profile_updated'
  | 'texts_stopped'
  | 'read_receipts'
  | 'signup_letters'
  | 'reminders'
  | 'reminder_texts'
  | 'home_zone'
>;

export interface FieldSpec {
  readonly name: PersonField;
  readonly kind: 'text' | 'phone' | 'check' | 'choice';
  readonly options?: readonly string[];
  /** Must not be empty. */
  readonly required?: boolean;
}

interface FieldGroup {
  readonly title: AccountKey;
  readonly fields: readonly FieldSpec[];
}

const text = (name: PersonField, required = false): FieldSpec => ({ name, kind: 'text', required });
const phone = (name: PersonField, required = false): FieldSpec => ({ name, kind: 'phone', required });
const check = (name: PersonField): FieldSpec => ({ name, kind: 'check' });
const choice = (name: PersonField, options: readonly string[], required = false): FieldSpec => ({
  name,
  kind: 'choice',
  options,
  required,
});

/** Shared by the platform's page and react-admin's form. */
export const PERSON_FIELDS: readonly FieldGroup[] = [
  {
    title: 'person.about',
    fields: [text('first', true), text('last', true), phone('phone', true), phone('alt_phone')],
  },
  {
    title: 'person.officiating',
    fields: [
      choice('credentials', CREDENTIALS, true),
      choice('chair_certification', CHAIR_CERTIFICATIONS),
      choice('provider_type', PROVIDER_TYPES),
      text('itf_id'),
      text('utr_member_id'),
      check('usap_ambassador'),
      check('utr_master_list'),
    ],
  },
  {
    title: 'person.contact',
    fields: [check('referee'), check('line_judge'), check('volunteer'), check('newsletter')],
  },
  {
    title: 'person.address',
    fields: [text('address'), text('city'), text('state'), text('zip'), text('alt_address')],
  },
  {
    title: 'person.shirts',
    fields: [
      choice('shirt', SHIRTS),
      choice('shirt2', UNISEX_SHIRTS),
      text('emergency_name'),
      phone('emergency_number'),
    ],
  },
  { title: 'person.payment', fields: [text('paypal'), text('venmo'), text('zelle')] },
];

export type PersonValues = Record<string, string | boolean>;

const FIELDS = PERSON_FIELDS.flatMap(({ fields }) => fields);

export const valuesOf = (person: Profile): PersonValues => ({
  one_name: person.last === '',
  ...Object.fromEntries(
    FIELDS.map(({ name, kind }) => [name, kind === 'check' ? person[name] === true : (person[name] ?? '')]),
  ),
});
