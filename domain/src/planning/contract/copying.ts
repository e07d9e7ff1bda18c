import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { id, inTournament, message } from '../../contract/fields.ts';
import { policy } from './budget.ts';

/** Taking over the plan of an earlier tournament. */

const { get, post } = callsOf('planning');

export const getPlansToCopy = get('/api/getPlansToCopy/{tid}', {
  policy,
  ...inTournament,
  summary: 'Other tournaments of the caller that have a plan, the latest first.',
  answer: z.array(
    z.object({ tid: z.string(), name: z.string(), start: z.string().nullable(), items: z.int() }),
  ),
});

export const copyPlan = post('/api/copyPlan/{tid}', {
  policy,
  ...inTournament,
  summary:
    'Takes over the plan of another tournament that the caller administers: due dates move by the days between both starts, nothing is paid, done or given to anybody.',
  body: z.object({ from: id }),
  answer: message.extend({ items: z.int() }),
});
