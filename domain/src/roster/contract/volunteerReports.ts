import { z } from 'zod';
import { call } from '../../contract/call.ts';
import { id } from '../../contract/fields.ts';
import {
  shirtCount,
  volunteerContact,
  volunteerInReport,
  volunteerRecap,
  volunteerTime,
  waiverRow,
  waiverText,
} from '../volunteers/shapes.ts';
import { ofTournament, someDay } from './places.ts';

/** What coordinators read about all volunteers of a tournament. */

const area = 'roster';
const policy = 'volunteerDesk';
const inPath = { area, policy, scope: { tid: 'params.tid' }, params: ofTournament } as const;
const inBody = { area, policy, scope: { tid: 'body.tid' } } as const;

export const getVolunteerContactInfo = call({
  ...inPath,
  method: 'GET',
  path: '/api/getVolunteerContactInfo/{tid}',
  summary: 'Contact data of every volunteer',
  answer: z.array(volunteerContact),
});

export const getVolunteerContactByDay = call({
  ...inPath,
  method: 'POST',
  path: '/api/volunteer/getVolunteerContactByDay/{tid}',
  summary: 'Contact data of the volunteers with shifts on a day',
  body: z.object({ day: someDay }),
  answer: z.array(volunteerContact),
});

export const getVolunteerListWithShiftCount = call({
  ...inBody,
  method: 'POST',
  path: '/api/volunteer/getVolunteerListWithShiftCount',
  summary: 'Every volunteer with the number of their shifts',
  body: z.object({ tid: id, ref_id: id.optional() }),
  answer: z.array(volunteerInReport),
});

export const getVolunteerWaiverList = call({
  ...inBody,
  method: 'POST',
  path: '/api/volunteer/getVolunteerWaiverList',
  summary: 'Who has signed the waiver, when and how, and which volunteers have not',
  body: z.object({ tid: id }),
  answer: z.array(waiverRow),
});

export const getVolunteerWaiverTexts = call({
  ...inBody,
  method: 'POST',
  path: '/api/volunteer/getVolunteerWaiverTexts',
  summary: 'Every text the waiver had, the one in force first, and how many signatures count',
  body: z.object({ tid: id }),
  answer: z.object({ texts: z.array(waiverText), signatures: z.int() }),
});

export const getVolunteerTimeAndShifts = call({
  ...inPath,
  method: 'GET',
  path: '/api/volunteer/getVolunteerTimeAndShifts/{tid}',
  summary: 'Shifts and hours of each volunteer',
  answer: z.array(volunteerTime),
});

export const getShirtSizesGender = call({
  ...inPath,
  method: 'GET',
  path: '/api/volunteer/getShirtSizesGender/{tid}',
  summary: "How many volunteers wear each men's and women's size",
  answer: z.array(shirtCount),
});

export const getShirtSizesUnisex = call({
  ...inPath,
  method: 'GET',
  path: '/api/volunteer/getShirtSizesUnisex/{tid}',
  summary: 'How many volunteers wear each unisex size',
  answer: z.array(shirtCount),
});

export const getVolunteerRecap = call({
  ...inPath,
  method: 'GET',
  path: '/api/volunteer/getVolunteerRecap/{tid}',
  summary: 'Per day and category: spots, registered, confirmed, waiting',
  answer: z.array(volunteerRecap),
});
