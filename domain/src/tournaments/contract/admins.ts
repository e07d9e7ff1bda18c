import { z } from 'zod';
import { call } from '../../contract/call.ts';
import { anyText, flag, id, message } from '../../contract/fields.ts';
import { personFound } from '../../contract/personFound.ts';
import { ACCESS_TYPES } from '../choices.ts';
import { claim } from '../fields.ts';
import { adminRow } from './rows.ts';

/** Calls about who administers a tournament. */

const area = 'tournaments';
const tid = z.object({ tid: id });
const editor = claim.pick({ editor: true });

export const getTournamentAdmins = call({
  area,
  method: 'POST',
  path: '/api/getTournamentAdmins/{tid}',
  policy: 'editAdmins',
  scope: { tid: 'params.tid' },
  summary: 'The admins of a tournament, masters first.',
  params: tid,
  body: editor.nullish(),
  answer: z.array(adminRow),
});

export const getAdminName = call({
  area,
  method: 'POST',
  path: '/api/getAdminName',
  policy: 'signedIn',
  summary:
    'Accounts by name, with credentials and town, for tournament masters; from three characters on, at most twenty.',
  query: z.object({ search: anyText(100).optional() }),
  body: editor.extend({ tid: id.optional() }).nullish(),
  answer: z.array(personFound),
});

export const addTournamentAdmin = call({
  area,
  method: 'POST',
  path: '/api/addTournamentAdmin/{tid}',
  policy: 'addAdmins',
  scope: { tid: 'params.tid' },
  summary: 'Makes somebody with an account a basic admin without flags and e-mails them.',
  params: tid,
  body: editor.extend({ ref_id: id }),
  answer: message,
});

export const editTournamentAdminAccess = call({
  area,
  method: 'PUT',
  path: '/api/editTournamentAdminAccess',
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

export const removeTournamentAdmin = call({
  area,
  method: 'PUT',
  path: '/api/removeTournamentAdmin/{tid}',
  policy: 'editAdmins',
  scope: { tid: 'params.tid' },
  summary: 'Takes somebody off the admins; the last master stays.',
  params: tid,
  body: editor.extend({ ref_id: id }),
  answer: message,
});
