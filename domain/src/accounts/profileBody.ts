import { z } from 'zod';
import { anyText, flag, lines, text } from '../contract/fields.ts';
import { oneName } from '../contract/personName.ts';
import { phoneIn } from '../contract/phoneField.ts';
import { readPhone } from '../kernel/phoneNumber.ts';
import { TIME_ZONES } from '../kernel/time.ts';
import { CHAIR_CERTIFICATIONS, CREDENTIALS, PROVIDER_TYPES, SHIRTS, UNISEX_SHIRTS } from './choices.ts';
import { EMAIL_MAX } from './email.ts';
import { parted } from './person.ts';
import { ALT_ADDRESS_MAX } from './policies/profile.ts';

/** Fields people are described by, as forms send them: null and empty text both mean that there is nothing. */

export const name = text(100);

export const line = (max: number) =>
  text(max)
    .nullable()
    .transform((value) => value || null);

const UNREAD = 'unread';

/** A number in any spelling. One that has not the length of a number passes: each form has words of its own for it. */
export const phone = anyText(40)
  .nullable()
  .transform((typed, context) => {
    const read = readPhone(typed ?? '', UNREAD);
    if ('number' in read) return read.number;
    if (read.fault === UNREAD) return typed;
    context.addIssue({ code: 'custom', message: read.fault });
    return z.NEVER;
  });

const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .union([z.enum(values), z.literal(''), z.null()], `must be one of ${values.join(', ')}`)
    .transform((value) => value || null);

/** Everybody has credentials: a choice left empty leaves them as they are. */
export const credentials = z
  .union([z.enum(CREDENTIALS), z.literal(''), z.null()], `must be one of ${CREDENTIALS.join(', ')}`)
  .transform((value) => value || undefined);

const fields = {
  first: name,
  last: name,
  phone,
  alt_phone: phone,
  credentials,
  chair_certification: choice(CHAIR_CERTIFICATIONS),
  provider_type: choice(PROVIDER_TYPES),
  address: line(254),
  city: line(100),
  state: line(100),
  zip: line(20),
  // Longer text passes here, so that the rule of the form answers it with its own words.
  alt_address: lines(10 * ALT_ADDRESS_MAX)
    .nullable()
    .transform((value) => value || null),
  shirt: choice(SHIRTS),
  shirt2: choice(UNISEX_SHIRTS),
  usap_ambassador: flag,
  emergency_name: line(100),
  emergency_number: phoneIn().nullable(),
  referee: flag,
  line_judge: flag,
  volunteer: flag,
  paypal: line(254),
  venmo: line(254),
  zelle: line(254),
  newsletter: flag,
  itf_id: line(100),
  utr_member_id: line(100),
  utr_master_list: flag,
};

/** What people agree to for themselves: nobody else answers for them. */
const agreed = {
  texts_stopped: flag,
  read_receipts: flag,
  signup_letters: flag,
  reminders: flag,
  reminder_texts: flag,
  /** Whose nights are quiet; null for those of the venue. */
  home_zone: z
    .enum([...TIME_ZONES, ''], 'must be a time zone of the list')
    .nullable()
    .transform((zone) => zone || null),
};

/** Names the documented call sends where they differ from those the profile is answered in. */
const documented = {
  altAddress: fields.alt_address,
  ambassador: fields.usap_ambassador,
  emergencyName: fields.emergency_name,
  emergencyNumber: fields.emergency_number,
  contactForReferee: fields.referee,
  contactForLine: fields.line_judge,
  contactForVolunteer: fields.volunteer,
  itfId: fields.itf_id,
  providerType: fields.provider_type,
  chairCertification: fields.chair_certification,
  utrMemberId: fields.utr_member_id,
  masterList: fields.utr_master_list,
};

const sent = z.object({ ...fields, one_name: oneName, ...agreed, ...documented }).partial();

/** Null is a value here: it empties the field. */
const either = <T>(one: T | undefined, other: T | undefined): T | undefined =>
  one === undefined ? other : one;

/** Body of the profile form, snake_case or as documented; fields that are not sent stay as they are. */
export const profileBody = sent.transform(({ one_name, ...body }) => ({
  one_name,
  ...parted({
    ...body,
    alt_address: either(body.alt_address, body.altAddress),
    usap_ambassador: either(body.usap_ambassador, body.ambassador),
    emergency_name: either(body.emergency_name, body.emergencyName),
    emergency_number: either(body.emergency_number, body.emergencyNumber),
    referee: either(body.referee, body.contactForReferee),
    line_judge: either(body.line_judge, body.contactForLine),
    volunteer: either(body.volunteer, body.contactForVolunteer),
    itf_id: either(body.itf_id, body.itfId),
    provider_type: either(body.provider_type, body.providerType),
    chair_certification: either(body.chair_certification, body.chairCertification),
    utr_member_id: either(body.utr_member_id, body.utrMemberId),
    utr_master_list: either(body.utr_master_list, body.masterList),
  }),
}));

/** What staff of the platform may change of a person, in the profile's own names. */
export const staffForm = z
  .object({
    ...fields,
    one_name: oneName,
    /** Only of people without a login. */
    email: line(EMAIL_MAX),
    barcode: line(100),
    ppa_rating: line(20),
    credentials_verified: flag,
  })
  .partial();
