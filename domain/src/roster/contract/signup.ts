import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { anyText, flag, id, inTournament, lines, message, requiredText } from '../../contract/fields.ts';
import { KINDS } from '../model.ts';
import { scheduleRow, shiftForViewer, signupAnswer } from '../shapes.ts';
import { ofShift, unread } from './places.ts';

const { get, post, put } = callsOf('roster');

export const getRefScheduleForTournament = post('/api/getRefScheduleForTournament/{ref_id}', {
  policy: 'selfOrAnyDesk',
  scope: { tid: 'body.tid', subject: 'params.ref_id' },
  summary: "A person's shifts in one tournament",
  params: z.object({ ref_id: id }),
  body: z.object({ tid: id }),
  answer: z.array(scheduleRow),
});

export const getIndividualSchedule = get('/api/getIndividualSchedule/{ref_id}', {
  policy: 'self',
  scope: { subject: 'params.ref_id' },
  summary: "A person's shifts that have not ended yet, over all tournaments",
  params: z.object({ ref_id: id }),
  answer: z.array(scheduleRow),
});

export const getIndividualScheduleAll = get('/api/getIndividualScheduleAll/{id}', {
  policy: 'self',
  scope: { subject: 'params.id' },
  summary: "A person's past and future shifts, over all tournaments",
  params: z.object({ id }),
  answer: z.array(scheduleRow),
});

export const getShiftSpotsByCategoryAndReferee = post('/api/getShiftSpotsByCategoryAndReferee', {
  policy: 'public',
  scope: { tid: 'body.tid' },
  summary: 'The shifts of one category with the state of the viewer in each',
  body: z.object({ tid: id, type: anyText(60).optional(), ref_id: anyText(64).nullish() }),
  answer: z.array(shiftForViewer),
});

export const getLineSignup = get('/api/getLineSignup/{tid}', {
  policy: 'public',
  ...inTournament,
  summary: 'The shifts of athletic trainers with the state of the viewer in each',
  answer: z.array(shiftForViewer),
});

export const getRefSignupByTournamentForOrg = post('/api/getRefSignupByTournamentForOrg', {
  policy: 'signedIn',
  summary: "An organization's coming tournaments with the caller's own sign-ups in each",
  body: z.object({ org: requiredText(100) }),
  answer: z.array(
    z.object({
      tid: z.string(),
      name: z.string(),
      location: z.string(),
      start: z.string().nullable(),
      end_date: z.string().nullable(),
      status: z.string(),
      signups: z.array(scheduleRow),
    }),
  ),
});

export const putWaitlist = put('/api/putWaitlist/{sid}', {
  policy: 'selfOrShiftDesk',
  scope: { tid: 'body.tid', row: { kind: 'shift', id: 'params.sid' }, subject: 'body.ref_id' },
  summary: 'Apply to a shift; the desk adds somebody to its waitlist',
  params: ofShift,
  body: z.object({ tid: id.optional(), ref_id: id.optional(), author: unread, shift: unread }).optional(),
  answer: signupAnswer,
});

export const putTimeSpots = put('/api/putTimeSpots/{sid}', {
  policy: 'selfOrShiftDesk',
  scope: { tid: 'body.tid', row: { kind: 'shift', id: 'params.sid' }, subject: 'body.ref_id' },
  summary: 'A trainer takes a free spot; the desk assigns somebody to one',
  params: ofShift,
  body: z.object({
    tid: id.optional(),
    ref_id: id.optional(),
    exactMatch: flag.nullish(),
    author: unread,
    shift: unread,
  }),
  answer: signupAnswer,
});

export const confirmShift = put('/api/confirmShift/', {
  policy: 'selfOrShiftDesk',
  scope: { tid: 'body.tid', row: { kind: 'signup', id: 'body.shift_id' }, subject: 'body.ref_id' },
  summary: 'Confirm a selection, by the person or by the desk',
  body: z.object({
    shift_id: id,
    tid: id.optional(),
    ref_id: id.optional(),
    author: unread,
    shift: unread,
  }),
  answer: signupAnswer,
});

export const removeRefTime = put('/api/removeRefTime/{shift_id}', {
  policy: 'selfOrShiftDesk',
  scope: { tid: 'body.tid', row: { kind: 'signup', id: 'params.shift_id' } },
  summary: 'Remove a sign-up: the person an application, the desk any',
  params: z.object({ shift_id: id }),
  body: z.object({ tid: id.optional(), author: unread, shift: unread }).optional(),
  answer: signupAnswer,
});

export const emailSchedule = post('/api/emailSchedule', {
  policy: 'selfOrAnyDesk',
  scope: { tid: 'body.tid', subject: 'body.ref_id' },
  summary: "Mail a person's schedule of the tournament to that person",
  body: z.object({ tid: id, ref_id: id.optional(), author: unread }),
  answer: message,
});

export const getHeldApplications = get('/api/getHeldApplications/{ref_id}', {
  policy: 'self',
  scope: { subject: 'params.ref_id' },
  summary: 'Shifts that a referee has applied for who waits to be approved, in that order',
  params: z.object({ ref_id: id }),
  answer: z.array(
    z.object({
      tid: z.string(),
      tournament: z.string(),
      time_zone: z.string(),
      sid: z.string(),
      kind: z.enum(KINDS),
      category: z.string(),
      name: z.string(),
      start: z.string(),
      end: z.string(),
      /** When it was applied for. */
      since: z.string(),
    }),
  ),
});

export const removeHeldApplication = put('/api/removeHeldApplication/{sid}', {
  policy: 'signedIn',
  scope: { tid: 'body.tid' },
  summary: 'Take back an own application that waits for the approval',
  params: z.object({ sid: id }),
  body: z.object({ tid: id }),
  answer: message,
});

export const withdrawFromShifts = post('/api/withdrawFromShifts/', {
  policy: 'selfOrAnyDesk',
  scope: { tid: 'body.tid', subject: 'body.ref_id' },
  summary: 'Leave every shift of the tournament and tell the coordinators why',
  body: z.object({
    tid: id,
    ref_id: id.optional(),
    message: lines(2000).optional(),
    first: unread,
    last: unread,
    email: unread,
  }),
  answer: message,
});
