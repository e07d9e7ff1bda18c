import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { id, inTournament } from '../../contract/fields.ts';
import { CHANGES_MAX } from '../model.ts';
import { signupAnswer } from '../shapes.ts';

const { put } = callsOf('roster');

const change = z.object({
  sid: id,
  ref_id: id,
  to: z.enum(['Applied', 'Selected', 'Confirmed', 'Removed']),
  /** The shift the person is moved out of, which happens with this change or not at all. */
  from: id.optional(),
  /** How the sender saw the person stand (in `from` where there is one): who stands otherwise by now is refused, `changed`. */
  seen: z.enum(['Applied', 'Selected', 'Confirmed', 'Removed']).optional(),
  /** Whether a volunteer who is seated by it, or was already, leads the shift, as before what is taken back. */
  captain: z.boolean().optional(),
});
export type SignupChange = z.infer<typeof change>;

const changed = signupAnswer.extend({
  sid: z.string(),
  ref_id: z.string(),
  /** False where it was so already, and where it was refused. */
  changed: z.boolean(),
  /** Code of the refusal, which `message` words; absent where the row is now as it was wished. */
  refused: z.string().optional(),
});
export type SignupChanged = z.infer<typeof changed>;

export const changeSignups = put('/api/changeSignups/{tid}', {
  policy: 'shiftDesk',
  ...inTournament,
  summary: 'Select, confirm, move back or remove many at once; one answer for each, in their order',
  body: z.object({
    changes: z
      .array(change)
      .min(1, 'needs at least one change')
      .max(CHANGES_MAX, `must hold at most ${CHANGES_MAX} changes`)
      .refine((changes) => {
        const rows = changes.flatMap(({ sid, from = sid, ref_id }) => [
          ...new Set([`${sid} ${ref_id}`, `${from} ${ref_id}`]),
        ]);
        return new Set(rows).size === rows.length;
      }, 'must name each person once per shift'),
    /** All of them or none: the first refusal is that of the call. */
    together: z.boolean().optional(),
  }),
  answer: z.array(changed),
});
