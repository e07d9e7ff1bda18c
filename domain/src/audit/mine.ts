import { z } from 'zod';
import { call } from '../contract/call.ts';
import { count, id } from '../contract/fields.ts';
import { CHANGES_MOST, change, position } from './asOf.ts';

/** An entry of somebody's own history: it names nobody else but who did it. */
const ownChange = change.pick({
  ...{ time: true, author: true, action: true, type: true, subject: true },
  ...{ court: true, position: true, note: true },
});

export const myHistory = call({
  area: 'audit',
  method: 'POST',
  path: '/api/audit/mine',
  operation: 'myHistory',
  policy: 'signedIn',
  summary:
    'What happened to the reader in one tournament, the newest they are in without `tid`, newest first',
  body: z.object({ tid: id.optional(), before: position, limit: count(CHANGES_MOST).optional() }),
  answer: z.object({
    /** Those the reader is or was in, the newest first. */
    tournaments: z.array(z.object({ tid: z.string(), name: z.string(), time_zone: z.string() })),
    /** The one that is told of; null where there is none. */
    tid: z.string().nullable(),
    changes: z.array(ownChange),
    /** How many there are in all, whatever the limit. */
    total: z.int(),
  }),
});
