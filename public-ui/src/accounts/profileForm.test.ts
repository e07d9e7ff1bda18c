import { describe, expect, it } from 'vitest';
import { type Profile, problemsOf, valuesOf } from './profileForm.ts';

const PROFILE: Profile = {
  ref_id: 'p1',
  first: 'Ana',
  last: 'Ruiz',
  email: 'ana@example.org',
  phone: '8015550134',
  alt_phone: null,
  credentials: 'Level 1',
  credentials_verified: false,
  chair_certification: null,
  provider_type: null,
  address: null,
  city: null,
  state: null,
  zip: null,
  alt_address: null,
  shirt: "Women's M",
  shirt2: null,
  usap_ambassador: false,
  emergency_name: null,
  emergency_number: null,
  referee: true,
  line_judge: false,
  volunteer: false,
  paypal: null,
  venmo: null,
  zelle: null,
  newsletter: false,
  texts_stopped: false,
  read_receipts: false,
  reminders: true,
  reminder_texts: false,
  home_zone: null,
  signup_letters: true,
  itf_id: null,
  utr_master_list: true,
  profile_updated: false,
};

const problems = (change: Partial<Profile>) => problemsOf(valuesOf({ ...PROFILE, ...change }));

describe('the profile form', () => {
  it('shows what is there, and nothing for what is not', () => {
    expect(valuesOf(PROFILE)).toMatchObject({ shirt: "Women's M", shirt2: '', alt_phone: '', referee: true });
  });

  it('holds the member id only for those who were told it', () => {
    expect(valuesOf(PROFILE)).not.toHaveProperty('utr_member_id');
    expect(valuesOf({ ...PROFILE, utr_member_id: null })).toHaveProperty('utr_member_id', '');
  });

  it('never sends the e-mail', () => expect(valuesOf(PROFILE)).not.toHaveProperty('email'));

  it('needs names and a phone, the other phone only whole', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ first: ' ', phone: null, alt_phone: '801555' }).map(({ summary }) => summary)).toEqual([
      'First name is required.',
      'Phone number is invalid.',
      'Alternate phone number is invalid.',
    ]);
  });
});
