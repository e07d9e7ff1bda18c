import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { anyText, id, inTournament, message, requiredText } from '../../contract/fields.ts';
import { TIME_ZONES } from '../../kernel/time.ts';
import { ADMIN_TYPES, STATUSES } from '../choices.ts';
import { claim } from '../fields.ts';
import { adminTournamentRow, publicListingRow, tournamentDetail, viewer } from './rows.ts';

/** Calls that find tournaments: public listings, a person's own, and the one a page is about. */

const { get, post } = callsOf('tournaments');
const person = z.object({ ref_id: id });

export const TIMES = ['future', 'past', 'all'] as const;

/** Narrows a listing. Without any of it a listing holds everything that is public. */
export const listingFilter = z.object({
  /** `future`: not over yet in the tournament's own zone, or undated. */
  time: z.enum(TIMES, 'must be future, past or all').optional(),
  region: anyText(20).optional(),
  organization: anyText(100).optional(),
  name: anyText(100).optional(),
  location: anyText(100).optional(),
});

export const getTournaments = get('/api/t/getTournaments', {
  policy: 'public',
  summary: 'Public tournaments, soonest first; the screens ask for time=future first.',
  query: listingFilter,
  answer: z.array(publicListingRow),
});

export const getTournamentsByOrganization = get('/api/t/getTournamentsByOrganization/{org}', {
  policy: 'public',
  summary: 'Public tournaments of one organization: app, ppa or any other name.',
  params: z.object({ org: requiredText(100) }),
  query: listingFilter,
  answer: z.array(publicListingRow),
});

export const getTournamentsByFacility = post('/api/t/getTournamentsByFacility', {
  policy: 'public',
  summary: 'Public tournaments of one region: West, Central, East or legacy.',
  body: listingFilter.extend({ facility: requiredText(20) }),
  answer: z.array(publicListingRow),
});

export const getAPPTournaments = get('/api/getAPPTournaments/app', {
  operation: 'getAPPTournaments',
  policy: 'public',
  summary: 'Public tournaments of the organization app.',
  query: listingFilter,
  answer: z.array(publicListingRow),
});

export const getPPATournaments = get('/api/getPPATournaments/app', {
  operation: 'getPPATournaments',
  policy: 'public',
  summary: 'Public tournaments of the organization ppa; the last segment is app all the same.',
  query: listingFilter,
  answer: z.array(publicListingRow),
});

export const getAdminTournaments = get('/api/getTournaments/{ref_id}', {
  operation: 'getTournamentsOfPerson',
  policy: 'self',
  scope: { subject: 'params.ref_id' },
  summary: 'Tournaments a person administers, archived ones left out.',
  params: person,
  answer: z.array(adminTournamentRow),
});

export const getArchivedTournaments = get('/api/getArchivedTournaments/{ref_id}', {
  policy: 'self',
  scope: { subject: 'params.ref_id' },
  summary: 'Archived tournaments a person administers.',
  params: person,
  answer: z.array(adminTournamentRow),
});

export const checkIfAdmin = get('/api/checkIfAdmin/{ref_id}', {
  policy: 'self',
  scope: { subject: 'params.ref_id' },
  summary: 'Whether a person administers any tournament.',
  params: person,
  answer: z.object({ admin: z.boolean(), admin_type: z.enum(ADMIN_TYPES).nullable() }),
});

/** What everybody may know of a tournament that is not open to them. */
export const closedTournament = viewer.extend({
  tid: z.string(),
  status: z.enum(STATUSES),
  time_zone: z.enum(TIME_ZONES),
  message: z.string(),
});

export const getTournament = post('/api/t/getTournament/{tid}', {
  policy: 'public',
  ...inTournament,
  summary: 'The tournament of a page, with the rights of whoever asks; closed ones only say so.',
  body: claim.nullish(),
  answer: z.union([
    tournamentDetail.extend(viewer.shape).extend({
      /** Directors whom the signup page names. */
      admins: z.array(z.object({ first: z.string(), last: z.string() })),
      message: z.never().optional(),
    }),
    closedTournament,
  ]),
});

export const getTournamentName = get('/api/getTournamentName/{tid}', {
  policy: 'public',
  ...inTournament,
  summary: 'Name, zone and facility map, for pages that need no more.',
  answer: z.object({ name: z.string(), time_zone: z.string(), facility_map: z.string() }),
});

export const getProcedures = post('/api/getProcedures/{tid}', {
  policy: 'signedIn',
  ...inTournament,
  summary: "Procedures for people registered in the tournament; others read 'not registered'.",
  body: claim.nullish(),
  answer: z.union([z.object({ procedures: z.string(), name: z.string() }), message]),
});
