import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { flag, id, inTournament, message } from '../../contract/fields.ts';
import { volunteerFace } from '../volunteers/shapes.ts';
import { someDay } from './places.ts';

/** Who is there to watch a court. */

const { get, put } = callsOf('roster');
const atDesk = { policy: 'captain', ...inTournament } as const;

export const getVolunteers = get('/api/getVolunteers/{tid}', {
  ...atDesk,
  summary: "The tournament's volunteers with today's shifts, by last name",
  answer: z.array(volunteerFace),
});

export const getCheckedInVolunteers = get('/api/getCheckedInVolunteers/{tid}', {
  ...atDesk,
  summary: 'The volunteers who are checked in today (in the zone of the tournament)',
  answer: z.array(volunteerFace),
});

export const getCheckedInCourtMonitors = get('/api/getCheckedInCourtMonitors/{tid}', {
  ...atDesk,
  summary: 'Those of them who are seated in a shift of a court monitor category',
  answer: z.array(volunteerFace),
});

export const checkinVolunteer = put('/api/checkinVolunteer/{tid}', {
  ...atDesk,
  summary: 'Check a volunteer in or out; without a status in, without a day today',
  body: z.object({ ref_id: id, status: flag.nullish(), day: someDay.optional() }),
  answer: message.extend({ checkin: z.boolean() }),
});
