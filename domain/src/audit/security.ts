import { z } from 'zod';
import { anyText, id, instant } from '../contract/fields.ts';
import { rest } from '../contract/rest.ts';
import { SECURITY_KINDS, type SecurityKind } from '../contract/security.ts';

export { SECURITY_KINDS, type SecurityKind };

/** One line: the same thing from the same place within minutes is one line with a count. */
export const securityLine = z.object({
  id: z.string(),
  /** When it happened last, and first. */
  time: z.string(),
  since: z.string(),
  count: z.int(),
  kind: z.enum(SECURITY_KINDS),
  /** Who was signed in; null for a visitor. */
  ref_id: z.string().nullable(),
  name: z.string().nullable(),
  /** The account it was about. */
  subject: z.string().nullable(),
  subject_name: z.string().nullable(),
  /** Digest of an e-mail that no account has: the same one is the same digest. */
  claimed: z.string().nullable(),
  /** Empty once the person is erased, and where too many came at once to tell them apart. */
  address: z.string(),
  device: z.string(),
  /** The call, by its documented path. */
  what: z.string(),
  tid: z.string().nullable(),
});
export type SecurityLine = z.infer<typeof securityLine>;

export const securityFilter = z.object({
  kind: z.enum(SECURITY_KINDS).optional(),
  /** Who acted, or whom it was about. */
  ref_id: id.optional(),
  /** Part of that person's name, in any case. */
  person: anyText(100).optional(),
  /** Beginning of a network address. */
  address: anyText(45).optional(),
  time_gte: instant.optional(),
  time_lte: instant.optional(),
});

export const securityLogRest = rest({
  name: 'securitylog',
  area: 'audit',
  policy: 'platform',
  kind: 'line',
  row: securityLine,
  filter: securityFilter,
  sort: ['time', 'kind', 'address', 'count'],
});
