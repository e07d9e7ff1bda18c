import { z } from 'zod';
import { call } from '../../contract/call.ts';
import { id, message, requiredText } from '../../contract/fields.ts';
import { SECTIONS } from '../../tournaments/index.ts';
import { unread } from './places.ts';

export const emailCoordinator = call({
  area: 'roster',
  method: 'POST',
  path: '/api/emailCoordinator',
  policy: 'signedIn',
  scope: { tid: 'body.tid' },
  summary:
    "Write to the coordinator of one of the tournament's sections, who answers to the caller's address",
  body: z.object({
    tid: id,
    // Who writes is whoever is logged in, whatever a body claims.
    ref_id: unread,
    emailBody: requiredText(2000),
    type: z.enum(SECTIONS, 'must be referee, line or volunteer'),
  }),
  answer: message,
});
