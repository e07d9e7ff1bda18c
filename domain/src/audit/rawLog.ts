import { z } from 'zod';
import { callsOf } from '../contract/call.ts';
import { anyText, flag, id, instant } from '../contract/fields.ts';
import { rest } from '../contract/rest.ts';
import { POSITION_DIGITS } from '../kernel/position.ts';

/** The log as it was written, for those who look after the platform: every event of every stream, sealed as it lies there. */

const { get, post } = callsOf('audit');
const policy = 'platform';
const position = z.string().regex(POSITION_DIGITS, 'must be a position in the log');

/** Every kind of stream: the first part of a stream's name. No area's are those that name the log and load the demo. */
export const STREAM_KINDS = [
  ...([
    'access',
    'board',
    'demo',
    'import',
    'installation',
    'intake',
    'invoice',
    'links',
    'matches',
    'messaging',
  ] as const),
  ...([
    'payouts',
    'person',
    'planning',
    'players',
    'question',
    'ranking',
    'roster',
    'scorecard',
    'templates',
  ] as const),
  'tournament',
] as const;

export const logEvent = z.object({
  id: z.string(),
  position: z.string(),
  time: z.string(),
  stream: z.string(),
  /** First part of the stream's name, such as `roster`. */
  kind: z.string(),
  revision: z.int(),
  type: z.string(),
  /** What happened, in the words of the log. */
  action: z.string(),
  /** "admin: {first} {last}" for somebody who acted for others, `system` for nobody. */
  author: z.string(),
  author_ref_id: z.string().nullable(),
  /** The request that started it all. */
  correlation: z.string(),
  /** The command, or the event, that led here directly. */
  causation: z.string(),
});
export type LogEvent = z.output<typeof logEvent>;

export const logRest = rest({
  name: 'log',
  area: 'audit',
  policy,
  kind: 'logged event',
  row: logEvent,
  filter: z.object({
    kind: z.enum(STREAM_KINDS).optional(),
    /** Name of a stream, or what stands behind its kind: all streams of a tournament. */
    stream: anyText(100).optional(),
    type: anyText(60).optional(),
    /** Part of the author's name, in any case. */
    author: anyText(100).optional(),
    author_ref_id: id.optional(),
    /** Whether nobody asked for it by hand. */
    system: flag.optional(),
    correlation: anyText(100).optional(),
    position: position.optional(),
    time_gte: instant.optional(),
    time_lte: instant.optional(),
  }),
  sort: ['position'],
});
export type LogFilter = z.output<typeof logRest.filter>;

const ofEvent = z.object({ id });

/** Most events that are named as having followed from one. */
export const FOLLOWED_MOST = 50;

export const getLogEvent = get('/api/audit/log/{id}', {
  operation: 'getLogEvent',
  policy,
  summary: `One event as it lies in the log, personal data sealed; what it followed from, and the first ${FOLLOWED_MOST} that followed from it`,
  params: ofEvent,
  answer: z.object({
    event: logEvent,
    /** As written; what is sealed stands in `sealed` by name alone. */
    data: z.record(z.string(), z.unknown()),
    sealed: z.array(z.string()),
    /** Null where a command of that request led here. */
    cause: logEvent.nullable(),
    followed: z.array(logEvent),
    /** Events of the same request. */
    together: z.int(),
  }),
});
export type LoggedEvent = z.output<typeof getLogEvent.answer>;

export const openLogEvent = post('/api/audit/log/{id}/open', {
  operation: 'openLogEvent',
  policy,
  summary:
    'What is sealed in an event, opened: null for who was erased. Stands in the security log and in the history of whom it is about',
  params: ofEvent,
  answer: z.object({ opened: z.record(z.string(), z.unknown()) }),
});
