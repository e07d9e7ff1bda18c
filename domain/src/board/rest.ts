import { z } from 'zod';
import { anyText, flag, id, instant, text } from '../contract/fields.ts';
import { rest } from '../contract/rest.ts';
import { pastNotificationRow } from './contract/calls.ts';
import { CONTACT_NAME_MAX, contactPhone, contactRow } from './contract/contacts.ts';
import { NOTIFICATION_TYPES, RESPONSE_MAX } from './model.ts';

const contactForm = z
  .object({
    name: text(CONTACT_NAME_MAX).nullable(),
    active: flag,
    second_call: flag,
    medical: flag,
    td: flag,
    desk: flag,
    head_referee: flag,
  })
  .partial();

/** Who is texted when a court calls. */
export const contactsResource = rest({
  name: 'contacts',
  area: 'board',
  policy: 'desk',
  kind: 'contact',
  row: contactRow.extend({ tid: z.string() }),
  filter: z.object({ tid: id.optional(), active: flag.optional(), q: anyText(100).optional() }),
  sort: ['name', 'phone', 'active'],
  create: contactForm.extend({ tid: id, phone: contactPhone }),
  edit: contactForm.extend({ phone: contactPhone.optional() }),
  removable: true,
});

/** Calls of courts to the desk, confirmed or not. */
export const callsResource = rest({
  name: 'calls',
  area: 'board',
  policy: 'desk',
  kind: 'notification',
  row: pastNotificationRow.extend({
    id: z.string(),
    tid: z.string(),
    /** Who called. */
    person: z.string(),
    confirmed: z.boolean(),
    confirmed_at: z.string().nullable(),
  }),
  filter: z.object({
    tid: id.optional(),
    type: z.enum(NOTIFICATION_TYPES).optional(),
    court_num: anyText(40).optional(),
    confirmed: flag.optional(),
    /** Part of the caller, the court, the message or the answer, in any case. */
    q: anyText(100).optional(),
    time_gte: instant.optional(),
    time_lte: instant.optional(),
  }),
  sort: ['time', 'type', 'court_num', 'department', 'person', 'confirmed_at', 'confirmed_by'],
  /** Confirms the receipt, with a word to the caller. */
  edit: z.object({ response: text(RESPONSE_MAX).nullish() }),
});
