import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { id, message, requiredLines } from '../../contract/fields.ts';
import { SECTIONS } from '../../tournaments/index.ts';

const { post } = callsOf('roster');

export const emailCoordinator = post('/api/emailCoordinator', {
  policy: 'selfOrAnyDesk',
  scope: { tid: 'body.tid', subject: 'body.ref_id' },
  summary:
    "Write to the coordinator of one of the tournament's sections, who answers to the caller's address",
  body: z.object({
    tid: id,
    // Who writes is whoever is logged in: a desk that names somebody else writes in its own name.
    ref_id: id.optional(),
    emailBody: requiredLines(2000),
    type: z.enum(SECTIONS, 'must be referee, line or volunteer'),
  }),
  answer: message,
});
