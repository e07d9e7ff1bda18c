import {
  CHAIR_CERTIFICATIONS,
  CREDENTIALS,
  PROVIDER_TYPES,
  SHIRTS,
  UNISEX_SHIRTS,
} from '@courtcrew/domain/accounts/choices.ts';
import type { getProfile } from '@courtcrew/domain/accounts/contract.ts';
import { NO_DETAILS } from '@courtcrew/domain/accounts/person.ts';
import { type Problem, profileProblems } from '@courtcrew/domain/accounts/policies/profile.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { chosen } from './chosen.ts';

export type Profile = AnswerOf<typeof getProfile>;

/** The profile as form values, which are also sent: empty text for nothing. */
export const valuesOf = (profile: Profile) => ({
  first: profile.first,
  last: profile.last,
  one_name: profile.last === '',
  phone: profile.phone ?? '',
  alt_phone: profile.alt_phone ?? '',
  credentials: chosen(CREDENTIALS, profile.credentials),
  chair_certification: chosen(CHAIR_CERTIFICATIONS, profile.chair_certification),
  provider_type: chosen(PROVIDER_TYPES, profile.provider_type),
  usap_ambassador: profile.usap_ambassador,
  itf_id: profile.itf_id ?? '',
  // Only platform admins receive it, so only they send it back.
  ...(profile.utr_member_id !== undefined && { utr_member_id: profile.utr_member_id ?? '' }),
  utr_master_list: profile.utr_master_list,
  address: profile.address ?? '',
  city: profile.city ?? '',
  state: profile.state ?? '',
  zip: profile.zip ?? '',
  alt_address: profile.alt_address ?? '',
  shirt: chosen(SHIRTS, profile.shirt),
  shirt2: chosen(UNISEX_SHIRTS, profile.shirt2),
  emergency_name: profile.emergency_name ?? '',
  emergency_number: profile.emergency_number ?? '',
  referee: profile.referee,
  line_judge: profile.line_judge,
  volunteer: profile.volunteer,
  newsletter: profile.newsletter,
  texts_stopped: profile.texts_stopped,
  read_receipts: profile.read_receipts,
  signup_letters: profile.signup_letters,
  reminders: profile.reminders,
  reminder_texts: profile.reminder_texts,
  home_zone: profile.home_zone ?? ('' as const),
  paypal: profile.paypal ?? '',
  venmo: profile.venmo ?? '',
  zelle: profile.zelle ?? '',
});

export type ProfileValues = ReturnType<typeof valuesOf>;

/** Everything that prevents saving, in the form's order. */
export const problemsOf = (values: ProfileValues): readonly Problem[] =>
  profileProblems(
    {
      ...NO_DETAILS,
      ...values,
      phone: values.phone || null,
      alt_phone: values.alt_phone || null,
    },
    values.one_name,
  );
