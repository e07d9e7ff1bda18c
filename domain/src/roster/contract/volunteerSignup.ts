import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { anyText, flag, id, inTournament, message, text } from '../../contract/fields.ts';
import { signupAnswer } from '../shapes.ts';
import { publicCategory, volunteerOpportunity, volunteerShiftForViewer } from '../volunteers/shapes.ts';
import { ofShift } from './places.ts';

/** What somebody does who wants to volunteer. */

const { get, post, put } = callsOf('roster');
/** Whose state is shown: the caller's own, or for a coordinator this person's. */
const viewed = anyText(64).nullish();

export const getVolunteerOpportunities = get('/api/volunteer/getVolunteerOpportunities', {
  policy: 'public',
  summary: 'Public tournaments that still take volunteers, soonest first, with how many they need and when',
  answer: z.array(volunteerOpportunity),
});

export const getVolunteerWaiver = get('/api/volunteer/getVolunteerWaiver/{tid}', {
  policy: 'public',
  ...inTournament,
  summary: "The volunteers' waiver; a standard text where the tournament has none",
  answer: z.object({
    waiver: z.string(),
    signature_required: z.boolean(),
    /** Of this text: its number in the tournament, and its SHA-256 in hex. */
    version: z.int(),
    digest: z.string(),
  }),
});

export const checkIfWaiverIsNeededAndSigned = post('/api/volunteer/checkIfWaiverIsNeededAndSigned', {
  policy: 'selfOrShiftDesk',
  scope: { tid: 'body.tid', subject: 'body.ref_id' },
  summary:
    'Whether the tournament or one of its shifts wants a signed waiver, and whether the person signed one that counts',
  body: z.object({ tid: id, ref_id: id.optional() }),
  answer: z.object({ needed: z.boolean(), signed: z.boolean() }),
});

export const signVolunteerWaiver = put('/api/volunteer/signVolunteerWaiver/', {
  policy: 'self',
  scope: { tid: 'body.tid', subject: 'body.ref_id' },
  summary: 'Sign the waiver with first and last name, once per tournament unless everybody must sign again',
  body: z.object({
    tid: id,
    ref_id: id.optional(),
    signature: text(200),
    /** Digest of the text the person has read: another one in force meanwhile is refused as stale. */
    digest: anyText(64).optional(),
  }),
  /** Whether the person has shifts here: they need not be asked to register. */
  answer: message.extend({ registered: z.boolean() }),
});

export const putVolunteerInShift = put('/api/putVolunteerInShift/{sid}', {
  policy: 'selfOrShiftDesk',
  scope: { tid: 'body.tid', row: { kind: 'shift', id: 'params.sid' }, subject: 'body.ref_id' },
  summary: 'Register a volunteer: for a spot, on the waitlist where all are taken or it is wished',
  params: ofShift,
  body: z.object({ tid: id.optional(), ref_id: id.optional(), waitlist: flag.nullish() }).optional(),
  answer: signupAnswer,
});

export const getCategoriesForTournament = get('/api/volunteer/getCategoriesForTournament/{tid}', {
  policy: 'public',
  ...inTournament,
  summary: 'The categories people may volunteer in',
  answer: z.array(publicCategory),
});

export const getVolunteerSignupByCategory = post('/api/getVolunteerSignupByCategory/{tid}', {
  policy: 'public',
  ...inTournament,
  summary: "A category's shifts, or all by category, with the state of the viewer in each",
  body: z.object({ ref_id: viewed, vcid: id.nullish() }).optional(),
  answer: z.array(volunteerShiftForViewer),
});

export const getVolunteerSignupByTime = post('/api/getVolunteerSignupByTime/{tid}', {
  policy: 'public',
  ...inTournament,
  summary: 'All shifts of volunteers by time, with the state of the viewer in each',
  body: z.object({ ref_id: viewed }).optional(),
  answer: z.array(volunteerShiftForViewer),
});
