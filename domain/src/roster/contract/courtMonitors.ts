import { z } from 'zod';
import { call } from '../../contract/call.ts';
import { flag, id, message } from '../../contract/fields.ts';
import { volunteerFace } from '../volunteers/shapes.ts';
import { ofTournament, someDay } from './places.ts';

/** Who is there to watch a court. */

const area = 'roster';
const atDesk = { area, policy: 'captain', scope: { tid: 'params.tid' }, params: ofTournament } as const;

export const getVolunteers = call({
  ...atDesk,
  method: 'GET',
  path: '/api/getVolunteers/{tid}',
  summary: "The tournament's volunteers with today's shifts, by last name",
  answer: z.array(volunteerFace),
});

export const getCheckedInVolunteers = call({
  ...atDesk,
  method: 'GET',
  path: '/api/getCheckedInVolunteers/{tid}',
  summary: 'The volunteers who are checked in today (in the zone of the tournament)',
  answer: z.array(volunteerFace),
});

export const getCheckedInCourtMonitors = call({
  ...atDesk,
  method: 'GET',
  path: '/api/getCheckedInCourtMonitors/{tid}',
  summary: 'Those of them who are seated in a shift of a court monitor category',
  answer: z.array(volunteerFace),
});

export const checkinVolunteer = call({
  ...atDesk,
  method: 'PUT',
  path: '/api/checkinVolunteer/{tid}',
  summary: 'Check a volunteer in or out; without a status in, without a day today',
  body: z.object({ ref_id: id, status: flag.nullish(), day: someDay.optional() }),
  answer: message.extend({ checkin: z.boolean() }),
});
