import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { anyText, flag, id, inTournament, message, text } from '../../contract/fields.ts';
import { plainPhone } from '../../kernel/phone.ts';
import { readPhone } from '../../kernel/phoneNumber.ts';
import { CONTACT_PHONE_DIGITS } from '../model.ts';

/** People who are texted when a court calls. Contact data: for the desk only. */

const { get, post, put } = callsOf('board');

export const CONTACT_PHONE_REQUIRED = 'Phone number required.  Include country code.';

export const CONTACT_NAME_MAX = 100;

/** With the country's code: 1 and ten digits of a US number, any other as E.164. The plus may be left out. */
export const contactPhone = anyText(40).transform((typed, context) => {
  const digits = plainPhone(typed).replace(/\D/g, '');
  const us = digits.length === CONTACT_PHONE_DIGITS && digits.startsWith('1');
  const coded = plainPhone(typed).startsWith('+') || us || digits.length < CONTACT_PHONE_DIGITS;
  const read = readPhone(coded ? typed : `+${plainPhone(typed)}`, CONTACT_PHONE_REQUIRED);
  if ('number' in read && read.number?.startsWith('+')) return read.number;
  if ('number' in read && us) return `1${read.number}`;
  context.addIssue({ code: 'custom', message: 'fault' in read ? read.fault : CONTACT_PHONE_REQUIRED });
  return z.NEVER;
});

export const contactRow = z.object({
  id: z.string(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  /** On duty: only then texted. */
  active: z.boolean(),
  second_call: z.boolean(),
  medical: z.boolean(),
  td: z.boolean(),
  desk: z.boolean(),
  head_referee: z.boolean(),
});

export const getNotificationContactList = get('/api/getNotificationContactList/{tid}', {
  policy: 'desk',
  ...inTournament,
  summary: 'Who is texted about calls',
  answer: z.array(contactRow),
});

export const addNotificationContact = post('/api/addNotificationContact/', {
  policy: 'desk',
  scope: { tid: 'body.tid' },
  summary: 'Add somebody to be texted about calls',
  body: z.object({
    tid: id,
    name: text(CONTACT_NAME_MAX).nullish(),
    phone: contactPhone,
    second: flag.nullish(),
    medical: flag.nullish(),
    td: flag.nullish(),
    desk: flag.nullish(),
    headRef: flag.nullish(),
    active: flag.nullish(),
  }),
  answer: message.extend({ id: z.string() }),
});

/** The documents leave the names of the fields open: both spellings are understood. */
export const CONTACT_FIELDS = [
  'name',
  'phone',
  'active',
  'second',
  'second_call',
  'medical',
  'td',
  'desk',
  'headRef',
  'head_referee',
] as const;

export const updateNotificationContact = put('/api/updateNotificationContact/', {
  policy: 'desk',
  scope: { tid: 'body.tid', row: { kind: 'contact', id: 'body.id' } },
  summary:
    'Change one field of a contact; a flag without a value is toggled. 409 where it is no longer what `seen` says',
  body: z.object({
    tid: id,
    id,
    type: z.enum(CONTACT_FIELDS, `must be one of ${CONTACT_FIELDS.join(', ')}`),
    value: z.union([z.string().max(CONTACT_NAME_MAX), z.boolean(), z.number(), z.null()]).optional(),
    seen: z.union([z.string().max(CONTACT_NAME_MAX), z.boolean(), z.null()]).optional(),
  }),
  answer: message,
});

export const removeNotificationContact = put('/api/removeNotificationContact/', {
  policy: 'desk',
  scope: { tid: 'body.tid', row: { kind: 'contact', id: 'body.id' } },
  summary: 'Remove a contact and everything known about it',
  body: z.object({ tid: id, id }),
  answer: message,
});
