import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { NAME_KEY } from '../kernel/names.ts';
import { type Column, column, nullable, type RowOf, table } from '../kernel/readModel.ts';

const zone: Column<TimeZone | null> = { type: 'text', nullable: true };

/**
 * Everybody who was ever registered or entered. The only read model that holds names and contact data; a
 * forgotten person stays as a row that says nothing, since schedules and logs still point to it.
 */
export const people = table(
  'people',
  {
    ref_id: column('text'),
    first: column('text'),
    last: column('text'),
    /** See `nameKeys`. */
    first_key: column('text'),
    last_key: column('text'),
    email: nullable('text'),
    phone: nullable('text'),
    alt_phone: nullable('text'),
    address: nullable('text'),
    city: nullable('text'),
    state: nullable('text'),
    zip: nullable('text'),
    alt_address: nullable('text'),
    emergency_name: nullable('text'),
    emergency_number: nullable('text'),
    paypal: nullable('text'),
    venmo: nullable('text'),
    zelle: nullable('text'),
    itf_id: nullable('text'),
    utr_member_id: nullable('text'),
    barcode: nullable('text'),
    ppa_rating: nullable('text'),
    credentials: column('text'),
    credentials_verified: column('boolean'),
    chair_certification: nullable('text'),
    provider_type: nullable('text'),
    shirt: nullable('text'),
    shirt2: nullable('text'),
    usap_ambassador: column('boolean'),
    referee: column('boolean'),
    line_judge: column('boolean'),
    volunteer: column('boolean'),
    newsletter: column('boolean'),
    texts_stopped: column('boolean'),
    read_receipts: column('boolean'),
    reminders: column('boolean'),
    reminder_texts: column('boolean'),
    signup_letters: column('boolean'),
    home_zone: zone,
    utr_master_list: column('boolean'),
    /** The organization whose register page was used. */
    source: nullable('text'),
    /** Can log in; people entered by staff cannot until they claim their login. */
    login: column('boolean'),
    profile_updated: column('boolean'),
    platform_admin: column('boolean'),
    /** Logging in needs a code as well. */
    second_factor: column('boolean'),
    forgotten: column('boolean'),
    registered_at: column('timestamptz'),
    updated_at: column('timestamptz'),
    changed_by: nullable('text'),
    /** Revision of the person's stream, for edits that must not overwrite a newer one. */
    version: column('integer'),
  },
  ['ref_id'],
  [
    '(last_key text_pattern_ops)',
    `(${NAME_KEY} text_pattern_ops)`,
    '(last_key, first_key, ref_id)',
    // The names of three words and more, whose later words are searched one by one.
    `(ref_id) where ${NAME_KEY} like '% % %'`,
  ],
);

/** Whose e-mail is whose. Without a password the person was entered by staff and has no login yet. */
export const logins = table(
  'logins',
  {
    ref_id: column('text'),
    /** See `emailKey`. */
    email_key: column('text'),
    password_hash: nullable('text'),
  },
  ['ref_id'],
  ['(email_key)'],
);

/** Numbers that a tournament's desk proposed and the person has not answered. */
export const phoneProposals = table(
  'phone_proposals',
  {
    ref_id: column('text'),
    tid: column('text'),
    id: column('text'),
    phone: nullable('text'),
  },
  ['ref_id', 'tid'],
);

export type PersonRow = RowOf<typeof people>;
export type LoginRow = RowOf<typeof logins>;

export type AccountsDatabase = {
  'accounts.people': PersonRow;
  'accounts.logins': LoginRow;
  'accounts.phone_proposals': RowOf<typeof phoneProposals>;
};
