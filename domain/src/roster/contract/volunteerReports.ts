import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { id, inTournament } from '../../contract/fields.ts';
import {
  shirtCount,
  volunteerContact,
  volunteerInReport,
  volunteerRecap,
  volunteerTime,
  waiverRow,
  waiverText,
} from '../volunteers/shapes.ts';
import { someDay } from './places.ts';

/** What coordinators read about all volunteers of a tournament. */

const { get, post } = callsOf('roster');
const policy = 'volunteerDesk';
const inPath = { policy, ...inTournament } as const;
const inBody = { policy, scope: { tid: 'body.tid' } } as const;

export const getVolunteerContactInfo = get('/api/getVolunteerContactInfo/{tid}', {
  ...inPath,
  summary: 'Contact data of every volunteer',
  answer: z.array(volunteerContact),
});

export const getVolunteerContactByDay = post('/api/volunteer/getVolunteerContactByDay/{tid}', {
  ...inPath,
  summary: 'Contact data of the volunteers with shifts on a day',
  body: z.object({ day: someDay }),
  answer: z.array(volunteerContact),
});

export const getVolunteerListWithShiftCount = post('/api/volunteer/getVolunteerListWithShiftCount', {
  ...inBody,
  summary: 'Every volunteer with the number of their shifts',
  body: z.object({ tid: id, ref_id: id.optional() }),
  answer: z.array(volunteerInReport),
});

export const getVolunteerWaiverList = post('/api/volunteer/getVolunteerWaiverList', {
  ...inBody,
  summary: 'Who has signed the waiver, when and how, and which volunteers have not',
  body: z.object({ tid: id }),
  answer: z.array(waiverRow),
});

export const getVolunteerWaiverTexts = post('/api/volunteer/getVolunteerWaiverTexts', {
  ...inBody,
  summary: 'Every text the waiver had, the one in force first, and how many signatures count',
  body: z.object({ tid: id }),
  answer: z.object({ texts: z.array(waiverText), signatures: z.int() }),
});

export const getVolunteerTimeAndShifts = get('/api/volunteer/getVolunteerTimeAndShifts/{tid}', {
  ...inPath,
  summary: 'Shifts and hours of each volunteer',
  answer: z.array(volunteerTime),
});

export const getShirtSizesGender = get('/api/volunteer/getShirtSizesGender/{tid}', {
  ...inPath,
  summary: "How many volunteers wear each men's and women's size",
  answer: z.array(shirtCount),
});

export const getShirtSizesUnisex = get('/api/volunteer/getShirtSizesUnisex/{tid}', {
  ...inPath,
  summary: 'How many volunteers wear each unisex size',
  answer: z.array(shirtCount),
});

export const getVolunteerRecap = get('/api/volunteer/getVolunteerRecap/{tid}', {
  ...inPath,
  summary: 'Per day and category: spots, registered, confirmed, waiting',
  answer: z.array(volunteerRecap),
});
