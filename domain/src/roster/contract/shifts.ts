import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { count, flag, id, inTournament, lines, message, text } from '../../contract/fields.ts';
import { conflict, recap, shift, shiftWithPeople } from '../shapes.ts';
import { color, ofShift, removal, unread } from './places.ts';

const { get, post, put } = callsOf('roster');

/**
 * A day and a time in the tournament's zone, or an ISO instant. An end at or before the start is on the next day;
 * without an end the shift has no length.
 */
const moment = text(60);
/** Hours that are unusual (over 24 h, or a week outside the tournament) are meant: else the call asks back. */
const confirm = flag.optional();
const SPOTS = 5000;

/** Fields of the shift form. Dates and spots are judged by the roster itself, in the documents' words. */
export const shiftFields = {
  name: text(120).optional(),
  category: text(64).optional(),
  description: lines(2000).optional(),
  start: moment.nullish(),
  end: moment.nullish(),
  spots: count(SPOTS).optional(),
  wait_spots: count(SPOTS).nullish(),
  color,
  pre_reg: flag.optional(),
  preReg: flag.optional(),
  signature_required: flag.optional(),
  certified: count(SPOTS).nullish(),
  level_two: count(SPOTS).nullish(),
  level_one: count(SPOTS).nullish(),
  none: count(SPOTS).nullish(),
  wait_certified: count(SPOTS).nullish(),
  wait_level_two: count(SPOTS).nullish(),
  wait_level_one: count(SPOTS).nullish(),
  wait_none: count(SPOTS).nullish(),
  confirm,
  editor: unread,
};

const perLevel = {
  certified: count(SPOTS).optional(),
  levelTwo: count(SPOTS).optional(),
  levelOne: count(SPOTS).optional(),
  volunteer: count(SPOTS).optional(),
  waitTotal: count(SPOTS).optional(),
  waitCertified: count(SPOTS).optional(),
  waitLevelTwo: count(SPOTS).optional(),
  waitLevelOne: count(SPOTS).optional(),
  waitVolunteer: count(SPOTS).optional(),
};

const added = z.object({ message: z.string(), sid: z.string().optional(), sids: z.array(z.string()) });

export const addShift = post('/api/addShift/{tid}', {
  policy: 'shiftDesk',
  ...inTournament,
  summary: 'Add a shift, and the same on the following `repeat` days',
  body: z.object({ ...shiftFields, repeat: count(60).optional() }),
  answer: added,
});

export const addShiftsFromList = post('/api/addShiftsFromList/{tid}', {
  policy: 'shiftDesk',
  ...inTournament,
  summary: 'Add a list of shifts that share their counts and category',
  body: z.object({
    listOfShifts: z
      .array(
        z.object({
          name: text(120).optional(),
          description: lines(2000).optional(),
          start: moment.nullish(),
          end: moment.nullish(),
          color,
        }),
      )
      .min(1, 'needs at least one shift')
      .max(500, 'must hold at most 500 shifts'),
    spotTotal: count(SPOTS).optional(),
    ...perLevel,
    category: text(64).optional(),
    confirm,
  }),
  answer: added,
});

/** Why shifts are deleted, as the people in them read it. */
export const deletionReason = text(200);

/** Who confirmed keeps that, though the shift moves by more than 15 minutes, to another day or category. */
export const keepConfirmed = flag.optional();

export const editShift = put('/api/editShift', {
  policy: 'shiftDesk',
  scope: { row: { kind: 'shift', id: 'body.sid' } },
  summary: 'Change some fields of a shift; `version` refuses a stale edit',
  body: z.object({
    sid: id,
    ...shiftFields,
    version: count(1_000_000_000).optional(),
    keep_confirmed: keepConfirmed,
  }),
  answer: message.extend({
    conflict: conflict.optional(),
    /** How many confirmed people are asked to confirm again. */
    unconfirmed: z.number().optional(),
    mailed: z.literal(true).optional(),
  }),
});

export const deleteShift = put('/api/deleteShift/{sid}', {
  policy: 'shiftDesk',
  scope: { tid: 'body.tid', row: { kind: 'shift', id: 'params.sid' } },
  summary: 'Delete a shift and the sign-ups in it; each removal is logged',
  params: ofShift,
  body: z
    .object({
      shift: unread,
      tid: id.optional(),
      /** How many the presser saw in it: with more by now it stays. */
      people: z.number().int().min(0).optional(),
      /** Why, as the people in it read it. */
      reason: deletionReason.optional(),
    })
    .optional(),
  answer: removal,
});

export const changeShifts = put('/api/changeShifts/{tid}', {
  policy: 'shiftDesk',
  ...inTournament,
  summary: 'Change shifts, or remove those nobody is in: all of them as they were seen, or none',
  body: z.object({
    edits: z
      .array(
        z.object({
          sid: id,
          /** The version that was seen. */
          version: count(1_000_000_000),
          remove: flag.optional(),
          ...shiftFields,
        }),
      )
      .min(1, 'needs at least one shift')
      .max(500, 'must hold at most 500 shifts')
      .refine(
        (edits) => new Set(edits.map(({ sid }) => sid)).size === edits.length,
        'must name each shift once',
      ),
  }),
  answer: message.extend({ mailed: z.literal(true).optional() }),
});

export const getShiftSpotsReferee = get('/api/getShiftSpotsReferee/{tid}', {
  policy: 'anyDesk',
  ...inTournament,
  summary: 'The shifts of officials with their people, ordered by name and ordered by time',
  answer: z.object({ byName: z.array(shiftWithPeople), byTime: z.array(shiftWithPeople) }),
});

export const getShiftSpots = post('/api/getShiftSpots/{tid}', {
  policy: 'anyDesk',
  ...inTournament,
  summary: 'The shifts of officials with their people, by time; `category` narrows them',
  body: z.object({ category: text(64).optional() }).optional(),
  answer: z.array(shiftWithPeople),
});

export const getShifts = get('/api/getShifts/{tid}', {
  policy: 'anyDesk',
  ...inTournament,
  summary: 'The shifts of officials with their counts, by time',
  answer: z.array(shift),
});

export const getRecap = get('/api/getRecap/{tid}', {
  policy: 'anyDesk',
  ...inTournament,
  summary: 'Per day and category: spots, selected, confirmed, applied',
  answer: z.array(recap),
});
