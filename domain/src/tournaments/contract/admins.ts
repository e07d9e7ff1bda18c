import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { anyText, flag, id, inTournament, message } from '../../contract/fields.ts';
import { personFound } from '../../contract/personFound.ts';
import { ACCESS_TYPES } from '../choices.ts';
import { claim } from '../fields.ts';
import { adminRow } from './rows.ts';

const { post, put } = callsOf('tournaments');
const editor = claim.pick({ editor: true });

export const getTournamentAdmins = post('/api/getTournamentAdmins/{tid}', {
  policy: 'editAdmins',
  ...inTournament,
  summary: 'The admins of a tournament, masters first.',
  body: editor.nullish(),
  answer: z.array(adminRow),
});

export const getAdminName = post('/api/getAdminName', {
  policy: 'signedIn',
  summary:
    'Accounts by name, with credentials and town, for tournament masters; from three characters on, at most twenty.',
  query: z.object({ search: anyText(100).optional() }),
  body: editor.extend({ tid: id.optional() }).nullish(),
  answer: z.array(personFound),
});

export const addTournamentAdmin = post('/api/addTournamentAdmin/{tid}', {
  policy: 'addAdmins',
  ...inTournament,
  summary: 'Makes somebody with an account a basic admin without flags and e-mails them.',
  body: editor.extend({ ref_id: id }),
  answer: message,
});

export const editTournamentAdminAccess = put('/api/editTournamentAdminAccess', {
  policy: 'editAdmins',
  scope: { tid: 'body.tid' },
  summary:
    "Sets an admin's type (master, basic), or toggles a flag (referee, line, volunteer, treasurer, auditor) or sets it as `on` says.",
  body: editor.extend({
    tid: id,
    ref_id: id,
    type: z.enum(ACCESS_TYPES, `must be one of ${ACCESS_TYPES.join(', ')}`),
    on: flag.optional(),
  }),
  answer: message,
});

export const removeTournamentAdmin = put('/api/removeTournamentAdmin/{tid}', {
  policy: 'editAdmins',
  ...inTournament,
  summary: 'Takes somebody off the admins; the last master stays.',
  body: editor.extend({ ref_id: id }),
  answer: message,
});
