import { z } from 'zod';
import { callsOf } from '../contract/call.ts';
import { id, inTournament, message } from '../contract/fields.ts';
import { STATUSES } from '../tournaments/index.ts';
import { MOVES } from './dates.ts';

/** What one tournament takes over from another: all that is set up before people come. People and sign-ups never. */

const { get, post } = callsOf('copying');

/** In the order in which they are copied: shifts stand in categories. */
export const COPY_KINDS = [
  'shifts',
  'categories',
  'courts',
  'templates',
  'pay',
  'procedures',
  'contacts',
  'plan',
] as const;
export type CopyKind = (typeof COPY_KINDS)[number];

const played = z.object({
  tid: z.string(),
  name: z.string(),
  start: z.string().nullable(),
  end_date: z.string().nullable(),
  time_zone: z.string(),
});

export const getTournamentsToCopy = get('/api/getTournamentsToCopy/{tid}', {
  policy: 'master',
  ...inTournament,
  summary: 'Other tournaments of which the caller is a master, the latest first',
  answer: z.array(played.extend({ status: z.enum(STATUSES) })),
});

const asked = z.object({
  from: id,
  move: z.enum(MOVES, `must be ${MOVES.join(', ')}`),
  kinds: z
    .array(z.enum(COPY_KINDS, `must be ${COPY_KINDS.join(', ')}`))
    .refine((kinds) => new Set(kinds).size === kinds.length, 'must name nothing twice'),
});

/**
 * Whether something is added, stands there already and is left alone, or is left out: outside the new days, at a time that
 * clocks leave out, without its category, or without spots as shifts of old logs can be.
 */
export const COPY_FATES = ['add', 'there', 'outside', 'no-time', 'no-category', 'incomplete'] as const;

const copyItem = z.object({
  what: z.string(),
  fate: z.enum(COPY_FATES),
  /** Of a shift: its hours there and here, UTC. */
  was: z.string().optional(),
  start: z.string().optional(),
  end: z.string().optional(),
});
export type CopyItem = z.output<typeof copyItem>;

export const previewTournamentCopy = post('/api/previewTournamentCopy/{tid}', {
  policy: 'master',
  ...inTournament,
  summary: 'What copying from another tournament would add, leave alone and leave out. Changes nothing.',
  body: asked,
  answer: z.object({
    from: played,
    to: played,
    /** By how many days everything moves; null where one of the two has no days yet. */
    days: z.int().nullable(),
    kinds: z.array(z.object({ kind: z.enum(COPY_KINDS), items: z.array(copyItem) })),
  }),
});

export const copyTournament = post('/api/copyTournament/{tid}', {
  policy: 'master',
  ...inTournament,
  summary:
    'Copies from another tournament of which the caller is a master. What is there already is left alone, so that an interrupted copy can be sent again.',
  body: asked,
  answer: message.extend({
    added: z.array(z.object({ kind: z.enum(COPY_KINDS), count: z.int() })),
    /** The commands that added it, by which it is undone. */
    commands: z.array(z.string()),
  }),
});

export const undoTournamentCopy = post('/api/undoTournamentCopy/{tid}', {
  policy: 'master',
  ...inTournament,
  summary:
    'Removes what a copy has added and nobody has touched since; courts stay. Sent again, an interrupted undo is completed.',
  body: z.object({ commands: z.array(id).max(1_000, 'are too many') }),
  answer: message.extend({ removed: z.int(), stayed: z.int() }),
});
