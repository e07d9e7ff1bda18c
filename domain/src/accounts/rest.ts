import { z } from 'zod';
import { anyText, flag } from '../contract/fields.ts';
import { rest } from '../contract/rest.ts';
import { CREDENTIALS, PROVIDER_TYPES } from './choices.ts';
import { profile } from './contract.ts';
import { name, staffForm } from './profileBody.ts';

/** A person as the platform's staff list and edit them. */
export const personRecord = profile.extend({
  id: z.string(),
  utr_member_id: z.string().nullable(),
  barcode: z.string().nullable(),
  ppa_rating: z.string().nullable(),
  source: z.string().nullable(),
  login: z.boolean(),
  platform_admin: z.boolean(),
  second_factor: z.boolean(),
  registered_at: z.string(),
  updated_at: z.string(),
  version: z.number(),
});
export type PersonRecord = z.output<typeof personRecord>;

export const peopleRest = rest({
  name: 'people',
  area: 'accounts',
  kind: 'person',
  policy: 'platform',
  row: personRecord,
  filter: z
    .object({
      /** Beginning of a last or full name, or of an e-mail. */
      q: anyText(100),
      credentials: z.enum(CREDENTIALS),
      provider_type: z.enum(PROVIDER_TYPES),
      login: flag,
      platform_admin: flag,
      utr_master_list: flag,
    })
    .partial(),
  sort: ['last', 'first', 'email', 'credentials', 'city', 'state', 'registered_at', 'updated_at'],
  create: staffForm.extend({ first: name, last: name.default(''), confirm: flag.optional() }),
  edit: staffForm,
  versioned: true,
});
