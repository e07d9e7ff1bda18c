import { z } from 'zod';
import { callsOf } from '../contract/call.ts';
import { anyText, count, id, inTournament } from '../contract/fields.ts';
import { SECTIONS } from '../tournaments/index.ts';
import { CHANGES_MOST, change, position } from './asOf.ts';
import { securityFilter, securityLine } from './security.ts';

const { post } = callsOf('audit');

/** An entry of somebody's own history: it names nobody else but who did it. */
const ownChange = change.pick({
  ...{ time: true, author: true, action: true, type: true, subject: true },
  ...{ court: true, position: true, note: true, changed: true },
});

export const myHistory = post('/api/audit/mine', {
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

const instant = z.string();

/** One sign-up in the log; `removal_time` is null while it stands. */
export const logEntry = z.object({
  shift_id: z.string(),
  ref_id: z.string(),
  first: z.string(),
  last: z.string(),
  credentials: z.string(),
  waitlist: z.boolean(),
  confirmed: z.boolean(),
  category: z.string(),
  name: z.string(),
  start: instant,
  end: instant,
  signup_time: instant,
  removal_time: instant.nullable(),
  note: z.string().nullable(),
  removed_by: z.string().nullable(),
});

export const NOTE_STATUSES = ['applied', 'selected', 'waitlist', 'confirmed', 'removed'] as const;

/** One action on the schedule and who did it, as "admin: {first} {last}" or "{first} {last}". */
export const note = z.object({
  id: z.string(),
  time: instant,
  tid: z.string(),
  tournament: z.string(),
  time_zone: z.string(),
  status: z.enum(NOTE_STATUSES),
  ref_id: z.string(),
  name: z.string(),
  shift: z.string(),
  section: z.enum(SECTIONS),
  category: z.string(),
  start: instant,
  end: instant,
  author: z.string(),
});
export type Note = z.infer<typeof note>;

/** `referee`, `line` or `volunteer`; another value has no rows. */
const inSection = z.object({ category: anyText(60).optional() }).optional();

export const getSchedulingLog = post('/api/getSchedulingLog/{tid}', {
  policy: 'audit',
  ...inTournament,
  summary: 'Every sign-up of a section, removed or not, newest first',
  body: inSection,
  answer: z.array(logEntry),
});

export const getSchedulingRemovedLog = post('/api/getSchedulingRemovedLog/{tid}', {
  policy: 'audit',
  ...inTournament,
  summary: 'Removed sign-ups of a section, newest first',
  body: inSection,
  answer: z.array(logEntry),
});

export const getSchedulingNotesByTournament = post('/api/utradmin/getSchedulingNotesByTournament', {
  policy: 'audit',
  scope: { tid: 'body.tid' },
  summary: "Every action on the schedule of the caller's sections with its author, newest first",
  body: z.object({ tid: id, ref_id: id.optional() }),
  answer: z.array(note),
});

export const getSchedulingNotesAll = post('/api/utradmin/getSchedulingNotesAll', {
  policy: 'platform',
  summary: 'Actions on all schedules of the past 30 days (Eastern time), newest first',
  body: z.object({ ref_id: id.optional() }).optional(),
  answer: z.array(note),
});

export const getSecurityLog = post('/api/audit/security', {
  policy: 'platform',
  summary: 'Logins, refusals and changed rights of the last 90 days, newest first; at most 1000 lines',
  body: securityFilter.optional(),
  answer: z.array(securityLine),
});

export { asOf, findChangePeople, getChangeChoices, getChanges } from './asOf.ts';
export { compareInstants } from './comparison.ts';
export {
  exportProof,
  exportTournament,
  exportTournamentOpened,
  getProof,
  getProofCheckpoints,
  verifyProof,
} from './proof.ts';
export { getLogEvent, openLogEvent } from './rawLog.ts';
export { getReadModels, retryReadModel } from './readModels.ts';
export { whatIf } from './whatIf.ts';
