import { z } from 'zod';
import { phone } from '../../accounts/index.ts';
import { callsOf } from '../../contract/call.ts';
import {
  anyText,
  count,
  flag,
  id,
  inTournament,
  message,
  requiredText,
  text,
} from '../../contract/fields.ts';
import { lastName, oneName } from '../../contract/personName.ts';
import { signupAnswer } from '../shapes.ts';
import { volunteer, volunteerShiftInNumbers, volunteerShiftWithPeople } from '../volunteers/shapes.ts';
import { addition, ofShift, removal, someDay } from './places.ts';

/** What coordinators do with volunteers, and captains with those of their own categories. */

const { get, post, put } = callsOf('roster');
const ofCategory = z.object({ vcid: id });
const tidInBody = { tid: 'body.tid' } as const;

export const putCaptainInShift = post('/api/putCaptainInShift/{sid}', {
  policy: 'shiftDesk',
  scope: { tid: 'body.tid', row: { kind: 'shift', id: 'params.sid' } },
  summary: 'Seat somebody who leads the shift; `captain` false unmarks them and leaves the seat',
  params: ofShift,
  body: z.object({ tid: id.optional(), ref_id: id, captain: flag.optional() }),
  answer: signupAnswer,
});

export const getShiftSpotsForCategory = post('/api/volunteer/getShiftSpotsForCategory/{vcid}', {
  policy: 'captain',
  scope: { tid: 'body.tid', row: { kind: 'category', id: 'params.vcid' } },
  summary: "A category's shifts with their people, by time",
  params: ofCategory,
  body: z.object({ tid: id.optional() }).optional(),
  answer: z.array(volunteerShiftWithPeople),
});

export const getAllVolunteerShifts = post('/api/volunteer/getAllVolunteerShifts', {
  policy: 'volunteerDesk',
  scope: tidInBody,
  summary: 'Every shift of volunteers with its people, by time; of one day where it is named',
  body: z.object({ tid: id, day: someDay.optional() }),
  answer: z.array(volunteerShiftWithPeople),
});

export const getVolunteerShiftsForCaptain = post('/api/volunteer/getVolunteerShiftsForCaptain', {
  policy: 'captain',
  scope: tidInBody,
  summary:
    "The shifts of the captain's own categories with their people, by time; of one day where it is named",
  body: z.object({ tid: id, ref_id: id.optional(), day: someDay.optional() }),
  answer: z.array(volunteerShiftWithPeople),
});

export const getVolunteerShiftList = get('/api/volunteer/getVolunteerShiftList/{tid}', {
  policy: 'captain',
  ...inTournament,
  summary: 'The shifts of volunteers with their counts, by time; a captain reads those of own categories',
  answer: z.array(volunteerShiftInNumbers),
});

export const getRegisteredVolunteers = get('/api/getRegisteredVolunteers/{tid}', {
  policy: 'captain',
  ...inTournament,
  summary: 'Everybody on the list of volunteers; captains see contact data and shifts of their own people',
  answer: z.array(volunteer),
});

export const getRegisteredVolunteersForCategory = get(
  '/api/volunteer/getRegisteredVolunteersForCategory/{vcid}',
  {
    policy: 'captain',
    scope: { row: { kind: 'category', id: 'params.vcid' } },
    summary: 'The volunteers with a row in a shift of the category, with those shifts',
    params: ofCategory,
    answer: z.array(volunteer),
  },
);

export const getVolunteerForCoordinator = post('/api/volunteer/getVolunteerForCoordinator/{tid}', {
  policy: 'volunteerDesk',
  ...inTournament,
  summary: 'Every volunteer with all shifts, by last name',
  body: z.object({ ref_id: id.optional() }).optional(),
  answer: z.array(volunteer),
});

export const getVolunteerForCaptain = post('/api/volunteer/getVolunteerForCaptain/{tid}', {
  policy: 'captain',
  ...inTournament,
  summary: "The volunteers of the captain's own categories with their shifts there",
  body: z.object({ ref_id: id.optional() }).optional(),
  answer: z.array(volunteer),
});

export const addVolunteerToTournament = post('/api/addVolunteerToTournament/{tid}', {
  policy: 'volunteerDesk',
  ...inTournament,
  summary: 'Put a person on the list of volunteers',
  body: z.object({ ref_id: id }),
  answer: addition,
});

export const addVolunteerToDBandTournament = post('/api/addVolunteerToDBandTournament/{tid}', {
  policy: 'volunteerDesk',
  ...inTournament,
  summary: 'Enter a new person as a volunteer; whoever has name and e-mail already is added instead',
  body: z.object({
    refInfo: z
      .object({
        first: requiredText(100, 'First Name Required'),
        last: text(100).default(''),
        one_name: oneName,
        email: text(254).nullish(),
        phone: phone.optional(),
      })
      .check(lastName('Last Name Required')),
    /** They are not the one of that name and phone who is known. */
    confirm: flag.optional(),
  }),
  answer: message.extend({ ref_id: z.string() }),
});

export const removeVolunteerFromTournament = post('/api/volunteer/removeVolunteerFromTournament', {
  policy: 'volunteerDesk',
  scope: tidInBody,
  summary: 'Take a person off the list of volunteers and out of their shifts',
  /** `shifts` as of `removeRefFromTournament`. */
  body: z.object({ tid: id, ref_id: id, shifts: z.number().int().min(0).optional() }),
  answer: removal,
});

export const shirtPickup = put('/api/shirtPickup/{tid}', {
  policy: 'captain',
  ...inTournament,
  summary: 'A volunteer has received the shirt; `status` false takes that back',
  body: z.object({ ref_id: id, status: flag.nullish() }),
  answer: message.extend({ shirt_pickup: z.boolean() }),
});

/** As many ids as a request has room for. */
const SEEN_MAX = 9_000;

export const checkoutAllVolunteers = post('/api/volunteer/checkoutAllVolunteers/', {
  policy: 'captain',
  scope: tidInBody,
  summary: "Check everybody out for a day, today unless it is named; a captain the own categories' people",
  body: z.object({
    tid: id,
    day: someDay.optional(),
    /** Who was seen to be there: whoever came since stays. */
    people: z.array(id).max(SEEN_MAX, 'are too many').optional(),
  }),
  answer: message.extend({ count: z.int() }),
});

export const getVolunteerDates = get('/api/getVolunteerDates/{tid}', {
  policy: 'captain',
  ...inTournament,
  summary: 'Days with shifts of volunteers; a captain reads those of own categories',
  answer: z.array(
    z.object({
      /** `YYYY-MM-DD` at the venue, and the same as MM/DD/YYYY. */
      day: z.string(),
      date: z.string(),
      shifts: z.int(),
      /** UTC instants: when the first of them begins, and when the last is over. */
      first: z.string(),
      last: z.string(),
    }),
  ),
});

export const getVolunteerByDay = post('/api/getVolunteerByDay/{tid}', {
  policy: 'volunteerDesk',
  ...inTournament,
  summary: 'The volunteers with shifts on a day, and whether they are checked in for it',
  body: z.object({ day: someDay }),
  answer: z.array(volunteer),
});

export const getVolunteerByDayForCaptain = post('/api/getVolunteerByDayForCaptain/{tid}', {
  policy: 'captain',
  ...inTournament,
  summary: "The same for the captain's own categories; a coordinator also reads who is there without a shift",
  body: z.object({ day: someDay, ref_id: id.optional() }),
  answer: z.array(volunteer),
});

export const getVolunteerPage = post('/api/volunteer/getVolunteerPage/{tid}', {
  policy: 'captain',
  ...inTournament,
  summary: 'Volunteers with their shifts, a page at a time; a captain reads those of own categories',
  body: z.object({
    /** Part of a name. */
    q: anyText(100).optional(),
    /** Only people and shifts of this category, and of this day. */
    vcid: id.optional(),
    day: someDay.optional(),
    /** Only people who are checked in for the day, or who are not. */
    checkin: flag.optional(),
    /** Everybody on the list, with the shifts the page is about or none: a captain, too, may assign anybody. */
    everybody: flag.optional(),
    offset: count(1_000_000).optional(),
    /** 50 unless another number is given. */
    limit: count(500).optional(),
  }),
  answer: z.object({ rows: z.array(volunteer), total: z.int() }),
});
