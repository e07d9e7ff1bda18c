import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { count, flag, id, inTournament, message } from '../../contract/fields.ts';
import { STATUSES, ZONE_KEEPS } from '../choices.ts';
import { aliases, claim, coordinatorInputs, html, tournamentFields, zone } from '../fields.ts';
import { setupRow, viewer } from './rows.ts';

const { post, put } = callsOf('tournaments');

/** The version the form was filled from; without it the edit applies to whatever is there. */
const version = count(Number.MAX_SAFE_INTEGER);
/** The version that was saved: what the next edit stands on. */
const saved = message.extend({ version: z.number() });

/** What an edit does to shifts that are there. */
const aboutShifts = {
  /** With another zone: whether shifts keep what clocks show (`wall`, unless said otherwise) or their instants. */
  keep: z.enum(ZONE_KEEPS, 'must be wall or instant'),
  /** Who confirmed keeps that, though clocks show other hours. */
  keep_confirmed: flag,
};

/** Any part of the record. Fields the editor's rights do not reach stay as they are, silently. */
export const tournamentEdit = z
  .object({
    ...tournamentFields.shape,
    ...coordinatorInputs.shape,
    ...aliases.shape,
    procedures: html,
    /** With another `volunteer_waiver`: whether everybody signs it again. Signatures given before count else. */
    sign_again: flag,
    ...aboutShifts,
    /** The days are meant, though they leave shifts outside: else the call asks back and lists those. */
    confirm: flag,
    ...claim.shape,
    version,
  })
  .partial();
export type TournamentEdit = z.output<typeof tournamentEdit>;

export const getTournamentAdmin = post('/api/t/getTournamentAdmin/{tid}', {
  policy: 'staff',
  ...inTournament,
  summary: 'The whole record for the setup screens, coordinators and courts included.',
  body: claim.nullish(),
  answer: setupRow.extend(viewer.shape),
});

export const editTournament = put('/api/t/editTournament/{tid}', {
  policy: 'staff',
  ...inTournament,
  summary: 'Changes the fields that are sent and that the editor may change.',
  body: tournamentEdit,
  answer: saved,
});

export const setTimeZone = put('/api/t/setTimeZone', {
  policy: 'master',
  scope: { tid: 'body.tid' },
  summary:
    'Corrects the time zone. Shifts keep the hours that clocks show, or with `keep: instant` their instants',
  body: z.object({ tid: id, value: zone }).extend(z.object(aboutShifts).partial().shape).extend(claim.shape),
  answer: message,
});

export const updateTournamentStatus = put('/api/t/updateTournamentStatus/{tid}', {
  policy: 'master',
  ...inTournament,
  summary: 'Switches to any other status. Publishing e-mails everybody who is selected.',
  body: z
    .object({
      status: z.enum(STATUSES, `must be one of ${STATUSES.join(', ')}`),
      /** The status that was seen: where it is another one by now, the change is refused. */
      seen: z.enum(STATUSES).optional(),
    })
    .extend(claim.shape),
  answer: message.extend({ status: z.enum(STATUSES) }),
});

export const updateProcedures = put('/api/updateProcedures/{tid}', {
  policy: 'desk',
  ...inTournament,
  summary: 'Replaces the procedures page.',
  body: z.object({ procedures: html, version: version.optional() }).extend(claim.shape),
  answer: saved,
});

/** With its days: a tournament of every year has one name. */
const choice = z.object({
  tid: z.string(),
  name: z.string(),
  start: z.string().nullable(),
  end_date: z.string().nullable(),
});

export const getParentTournament = post('/api/getParentTournament/', {
  policy: 'desk',
  scope: { tid: 'body.tid' },
  summary: 'The parent it was merged to, and which tournaments it could be merged to.',
  body: z.object({ tid: id }).extend(claim.shape),
  answer: z.object({
    parent_tournament: z.string().nullable(),
    name: z.string().nullable(),
    /** Present when there is neither a parent nor a choice. */
    message: z.string().optional(),
    choices: z.array(choice),
  }),
});

export const mergeToParentTournament = put('/api/mergeToParentTournament/', {
  policy: 'master',
  scope: { tid: 'body.tid' },
  summary: 'Links the tournament to a parent; masters of both only.',
  body: z.object({ tid: id, ptid: id }).extend(claim.shape),
  answer: message,
});
