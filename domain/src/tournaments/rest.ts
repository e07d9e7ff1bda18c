import { z } from 'zod';
import { anyText, id } from '../contract/fields.ts';
import { rest } from '../contract/rest.ts';
import { STATUSES } from './choices.ts';
import { courtColour, courtName, courtText } from './contract/courts.ts';
import { listingFilter } from './contract/listings.ts';
import { newTournament } from './contract/platform.ts';
import { courtRow, tournamentDetail } from './contract/rows.ts';
import { tournamentEdit } from './contract/setup.ts';

/** Tournaments as react-admin lists and edits them. Coordinators' contact data is the setup screen's alone. */
export const tournamentRecord = tournamentDetail
  .omit({ referee_coordinator_name: true, line_coordinator_name: true, volunteer_coordinator_name: true })
  .extend({
    id: z.string(),
    procedures: z.string(),
    invoiced: z.boolean(),
    parent_tournament: z.string().nullable(),
    version: z.number(),
    changed_at: z.string(),
    changed_by: z.string().nullable(),
  });
export type TournamentRecord = z.output<typeof tournamentRecord>;

export const tournamentsRest = rest({
  name: 'tournaments',
  area: 'tournaments',
  kind: 'tournament',
  // Lists without a `tid` are the platform's; staff open their own tournaments one by one.
  policy: 'staff',
  row: tournamentRecord,
  filter: listingFilter.extend({
    tid: anyText(64).optional(),
    /** Name or location. */
    q: anyText(100).optional(),
    status: z.enum(STATUSES).optional(),
    invoiced: z.boolean().optional(),
  }),
  sort: ['start', 'end_date', 'name', 'location', 'organization', 'facility', 'status', 'changed_at'],
  create: newTournament,
  edit: tournamentEdit,
  versioned: true,
});

const courtForm = z
  .object({
    court_num: courtName,
    description: courtText,
    color: courtColour,
  })
  .partial();

/** The courts of a tournament. A new one is called by the next free number. */
export const courtsResource = rest({
  name: 'courts',
  area: 'tournaments',
  policy: 'desk',
  kind: 'court',
  row: courtRow.extend({ id: z.string(), tid: z.string() }),
  filter: z.object({ tid: id.optional(), q: anyText(100).optional() }),
  sort: ['court_order', 'court_num', 'description', 'color'],
  create: z.object({ tid: id }),
  edit: courtForm,
});
