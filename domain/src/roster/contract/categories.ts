import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import {
  anyText,
  count,
  flag,
  id,
  inTournament,
  lines,
  message,
  requiredText,
} from '../../contract/fields.ts';
import { personForWork } from '../../contract/personFound.ts';
import { categoryRow } from '../volunteers/shapes.ts';
import { unread } from './places.ts';

const { get, post, put } = callsOf('roster');
const policy = 'volunteerDesk';
const ofCategory = z.object({ vcid: id });
const named = z.object({ tid: id, ref_id: id.optional() });

export const categoryFields = {
  name: requiredText(100, 'Name Required'),
  description: lines(2000).optional(),
  courtMonitor: flag.optional(),
  show: flag.optional(),
};

const categorySeen = z
  .object({ ...categoryFields, name: anyText(100), description: anyText(2000) })
  .partial()
  .optional();

export const getVolunteerCategories = get('/api/volunteer/getVolunteerCategories/{tid}', {
  policy,
  ...inTournament,
  summary: 'Every category of volunteers with its captains, by name',
  answer: z.array(categoryRow),
});

export const getAllCategories = post('/api/volunteer/getAllCategories', {
  policy,
  scope: { tid: 'body.tid' },
  summary: 'Every category of volunteers, for whoever coordinates them all',
  body: named,
  answer: z.array(categoryRow),
});

export const getVolunteerCategoriesForCaptain = post('/api/volunteer/getVolunteerCategoriesForCaptain', {
  policy: 'captain',
  scope: { tid: 'body.tid' },
  summary: "The captain's own categories; a coordinator reads any captain's, or all",
  body: named,
  answer: z.array(categoryRow),
});

export const addVolunteerCategory = post('/api/volunteer/addVolunteerCategory/{tid}', {
  policy,
  ...inTournament,
  summary: 'Add a category of volunteers; shown on the sign-up page unless said otherwise',
  body: z.object(categoryFields),
  answer: message.extend({ vcid: z.string() }),
});

export const editVolunteerCategory = put('/api/volunteer/editVolunteerCategory/{vcid}', {
  policy,
  scope: { tid: 'body.tid', row: { kind: 'category', id: 'params.vcid' } },
  summary:
    'Change some fields of a category; 409 where what changes is no longer what `seen` says (or `was`)',
  params: ofCategory,
  body: z.object({
    ...categoryFields,
    name: categoryFields.name.optional(),
    seen: categorySeen,
    was: categorySeen,
    tid: id.optional(),
  }),
  answer: message,
});

export const deleteVolunteerCategory = put('/api/volunteer/deleteVolunteerCategory/{vcid}', {
  policy,
  scope: { tid: 'body.tid', row: { kind: 'category', id: 'params.vcid' } },
  summary:
    "Delete a category and its empty shifts; 'registrations exists' while somebody is registered in it",
  params: ofCategory,
  /** `shifts` is how many were seen to go with it: where there are more by now, it stays. */
  body: z.object({ tid: id.optional(), shifts: count(Number.MAX_SAFE_INTEGER).optional() }).optional(),
  answer: z.union([z.literal('registrations exists'), message]),
});

export const getAdminCaptainName = post('/api/getAdminCaptainName', {
  policy: 'signedIn',
  summary:
    'Accounts by name, with credentials and town, for volunteer coordinators; from three characters on, at most twenty',
  query: z.object({ search: anyText(100).optional() }),
  /** `volunteers` looks for people to volunteer: those who want to be asked come first, and each row says `wants`. */
  body: z.object({ tid: id.optional(), editor: unread, volunteers: flag.optional() }).nullish(),
  answer: z.array(personForWork.partial({ wants: true })),
});

export const addCategoryAdmin = post('/api/volunteer/addCategoryAdmin', {
  policy,
  scope: { row: { kind: 'category', id: 'body.vcid' } },
  summary: 'Make somebody captain of a category',
  body: z.object({ vcid: id, ref_id: id }),
  answer: message,
});

export const removeCaptain = post('/api/volunteer/removeCaptain', {
  policy,
  scope: { row: { kind: 'captain', id: 'body.id' } },
  summary: "Take a captaincy back, by the id of the captain's entry",
  body: z.object({ id }),
  answer: message,
});
