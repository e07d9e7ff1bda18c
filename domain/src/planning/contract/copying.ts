import { z } from 'zod';
import { call } from '../../contract/call.ts';
import { id, message } from '../../contract/fields.ts';
import { area, ofTournament, policy } from './budget.ts';

/** Taking over the plan of an earlier tournament. */

export const getPlansToCopy = call({
  area,
  policy,
  method: 'GET',
  path: '/api/getPlansToCopy/{tid}',
  scope: { tid: 'params.tid' },
  summary: 'Other tournaments of the caller that have a plan, the latest first.',
  params: ofTournament,
  answer: z.array(
    z.object({ tid: z.string(), name: z.string(), start: z.string().nullable(), items: z.int() }),
  ),
});

export const copyPlan = call({
  area,
  policy,
  method: 'POST',
  path: '/api/copyPlan/{tid}',
  scope: { tid: 'params.tid' },
  summary:
    'Takes over the plan of another tournament that the caller administers: due dates move by the days between both starts, nothing is paid, done or given to anybody.',
  params: ofTournament,
  body: z.object({ from: id }),
  answer: message.extend({ items: z.int() }),
});
