import { z } from 'zod';
import { callsOf } from '../contract/call.ts';
import { anyText, message } from '../contract/fields.ts';

/** How far the lists are behind the log, for those who look after the platform. */

const { get, post } = callsOf('audit');
const policy = 'platform';

const readModel = z.object({
  name: z.string(),
  /** What this process does with it: `standby` where another one projects it. */
  state: z.enum(['rebuilding', 'standby', 'projecting', 'paused', 'outdated']),
  position: z.string(),
  /** Events it has not looked at yet; bytes on EventStoreDB. */
  lag: z.number(),
  /** For how many milliseconds it has not shown something that was written. */
  behind: z.number(),
  /** The event it waits at, and what went wrong with it. */
  paused: z.object({ position: z.string(), type: z.string(), reason: z.string() }).nullable(),
});
export type ReadModelState = z.output<typeof readModel>;

export const getReadModels = get('/api/audit/readModels', {
  policy,
  summary: 'Where each read model is, how far behind the log, and the event it cannot get past',
  answer: z.object({
    /** Position of the newest event. */
    head: z.string(),
    models: z.array(readModel),
  }),
});

export const retryReadModel = post('/api/audit/readModels/{name}/retry', {
  operation: 'retryReadModel',
  policy,
  summary: 'Has a paused read model try its event again at once, in whichever process projects it',
  params: z.object({ name: anyText(40) }),
  answer: message,
});
