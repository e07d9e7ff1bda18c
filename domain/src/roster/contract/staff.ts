import { z } from 'zod';
import { CREDENTIALS, phone } from '../../accounts/index.ts';
import { callsOf } from '../../contract/call.ts';
import { anyText, flag, id, inTournament, message, requiredText, text } from '../../contract/fields.ts';
import { personForWork } from '../../contract/personFound.ts';
import { lastName, oneName } from '../../contract/personName.ts';
import { signupAnswer, staffMember, staffTime, staffWithShifts } from '../shapes.ts';
import { addition, removal, unread } from './places.ts';

const { get, post, put } = callsOf('roster');

const credentials = z.enum(CREDENTIALS, `must be ${CREDENTIALS.join(', ')}`);
const ofRow = z.object({ id });
const rowScope = { tid: 'body.tid', row: { kind: 'signup', id: 'params.id' } } as const;
const atDesk = { policy: 'anyDesk', ...inTournament } as const;

export const moveOffWaitlist = put('/api/moveOffWaitlist/{id}', {
  policy: 'shiftDesk',
  scope: rowScope,
  summary: 'Select somebody who applied',
  params: ofRow,
  body: z.object({ tid: id.optional(), shift: unread, spot: unread, author: unread }).optional(),
  answer: signupAnswer,
});

export const moveToWaitlist = put('/api/moveToWaitlist/{id}', {
  policy: 'shiftDesk',
  scope: rowScope,
  summary: 'Take a selection back: the person is an applicant again',
  params: ofRow,
  body: z.object({ tid: id.optional(), shift: unread, author: unread }).optional(),
  answer: signupAnswer,
});

export const getRegisteredRefs = get('/api/getRegisteredRefs/{tid}', {
  ...atDesk,
  summary: 'The officials registered to the tournament',
  answer: z.array(staffMember),
});

export const addRefToTournamentSetup = post('/api/addRefToTournamentSetup/{tid}', {
  ...atDesk,
  summary: "Add a person to the tournament's officials",
  body: z.object({ ref_id: id }),
  answer: addition,
});

export const removeRefFromTournament = put('/api/removeRefFromTournament/{tid}', {
  ...atDesk,
  summary: "Remove a person from the tournament's officials and from their shifts",
  body: z.object({
    ref_id: id,
    removed_by: unread,
    /** How many shifts of theirs the presser saw: with more by now they stay. */
    shifts: z.number().int().min(0).optional(),
    /** Whoever is on a court plays the match to its end and is gone then; without it that is refused. */
    after_match: z.boolean().optional(),
  }),
  answer: removal,
});

/** Nothing, or a number that is not negative, as text; programs may send the number. */
const ppaRating = z
  .union([z.number().transform(String), z.literal(''), z.string().trim()])
  .refine((text) => /^(\d{1,5}(\.\d{1,3})?)?$/.test(text), 'must be a number such as 4.5');

export const editRef = put('/api/editRef', {
  policy: 'anyDesk',
  scope: { tid: 'body.tid' },
  summary: "Correct a staff member's data",
  body: z.object({
    tid: id,
    ref_id: id,
    first: text(100).optional(),
    last: text(100).optional(),
    one_name: oneName,
    credentials: credentials.optional(),
    phone: phone.optional(),
    email: text(254).nullish(),
    barcode: text(60).nullish(),
    ppaRating: ppaRating.nullish(),
  }),
  answer: message,
});

export const addRef = post('/api/addRef', {
  policy: 'anyDesk',
  scope: { tid: 'body.tid' },
  summary: "Add a person without an account to the tournament's officials",
  body: z
    .object({
      tid: id,
      first: requiredText(100, 'First Name Required'),
      last: text(100).default(''),
      one_name: oneName,
      phone: phone.optional(),
      email: text(254).nullish(),
      barcode: text(60).nullish(),
      credentials: credentials.optional(),
      credentials_verified: flag.optional(),
      /** They are not the one of that name and phone who is known. */
      confirm: flag.optional(),
    })
    .check(lastName('Last Name Required')),
  answer: z.object({ message: z.string(), ref_id: z.string() }),
});

export const getRefereeName = post('/api/getRefereeName', {
  policy: 'anyDesk',
  scope: { tid: 'body.tid' },
  summary:
    'Search people by name, from three characters on: name, credentials, town and whether they want to be asked; those who do come first',
  query: z.object({ search: anyText(100).optional() }),
  body: z.object({ tid: id }),
  answer: z.array(personForWork),
});

export const getRefereeShifts = get('/api/getRefereeShifts/{tid}', {
  ...atDesk,
  summary: 'Officials with their shifts, those without any among them',
  answer: z.array(staffWithShifts),
});

export const getScheduleByRef = post('/api/getScheduleByRef/{tid}', {
  ...atDesk,
  summary: 'Every official of the tournament with contact data and shifts',
  body: z.object({ ref_id: id.optional() }).optional(),
  answer: z.array(staffWithShifts),
});

export const getRefereeTimeAndShifts = get('/api/getRefereeTimeAndShifts/{tid}', {
  ...atDesk,
  summary: 'Time and shifts of each official',
  answer: z.array(staffTime),
});

export const getRefereeShiftTable = get('/api/getRefereeShiftTable/{tid}', {
  ...atDesk,
  summary: 'The grid of officials and shifts, with the last-match marker',
  answer: z.array(staffWithShifts),
});

export const lastMatch = put('/api/lastMatch/{tid}', {
  ...atDesk,
  summary: "Toggle a referee's last-match marker, or set it as `on` says",
  body: z.object({ ref_id: id, on: flag.optional() }),
  answer: z.object({ message: z.string(), last_match: z.boolean() }),
});

export const getRefereeContactInfo = get('/api/getRefereeContactInfo/{tid}', {
  ...atDesk,
  summary: 'Contact data of the officials',
  answer: z.array(
    staffMember.extend({
      address: z.string().nullable(),
      zip: z.string().nullable(),
      alt_address: z.string().nullable(),
      shirt: z.string().nullable(),
      shirt2: z.string().nullable(),
    }),
  ),
});

export const getRefereeScheduleRecap = post('/api/getRefereeScheduleRecap', {
  policy: 'anyDesk',
  scope: { tid: 'body.tid' },
  summary: 'Per official: shifts and minutes, selected, confirmed and applied',
  body: z.object({ tid: id }),
  answer: z.array(staffTime.extend({ wait_count: z.int() })),
});
