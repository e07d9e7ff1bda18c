import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { count, flag, id, message, requiredText } from '../../contract/fields.ts';
import { cell, dateOrders, importFile, preview } from '../../contract/importing.ts';
import { COURT_NAME_MAX, COURTS_MAX } from '../choices.ts';
import { aliases, claim, tournamentFields } from '../fields.ts';
import { platformRow } from './rows.ts';

/** Calls of the platform admin: every tournament, new ones, imports, courts. */

const { post, put } = callsOf('tournaments');
const policy = 'platform';

export const getAllTournaments = post('/api/utradmin/getAllTournaments', {
  policy,
  summary: 'Every tournament, newest start first.',
  body: claim.nullish(),
  answer: z.array(platformRow),
});

export const getFutureTournaments = post('/api/utradmin/getFutureTournaments', {
  policy,
  summary: 'Every tournament that is not over yet or has no dates, soonest first.',
  body: claim.nullish(),
  answer: z.array(platformRow),
});

/** Somebody on the master staff list. */
export const staffRow = z.object({
  ref_id: z.string(),
  first: z.string(),
  last: z.string(),
  provider_type: z.string().nullable(),
  utr_credentials: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zip: z.string().nullable(),
  alt_address: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  itf_id: z.string().nullable(),
  utr_member_id: z.string().nullable(),
  /** For which work they want to be asked. */
  referee: z.boolean(),
  line_judge: z.boolean(),
  volunteer: z.boolean(),
});

export const masterStaffList = post('/api/utradmin/masterStaffList', {
  policy,
  summary: 'Everybody who asked to be on the master staff list.',
  body: claim.nullish(),
  answer: z.array(staffRow),
});

export const handleInvoiced = put('/api/t/handleInvoiced', {
  policy,
  scope: { tid: 'body.tid' },
  summary: 'Toggles the invoiced mark, or sets it as `invoiced` says.',
  body: z.object({ tid: id, invoiced: flag.optional() }).extend(claim.shape),
  answer: message.extend({ invoiced: z.boolean() }),
});

/** A new tournament as the form sends it; `courts` makes courts 1 to n. */
export const newTournament = z
  .object({ ...tournamentFields.shape, ...aliases.shape, courts: count(COURTS_MAX), ...claim.shape })
  .partial();

export const addTournament = post('/api/t/addTournament', {
  policy,
  summary: 'A new draft; whoever adds it becomes its master.',
  body: newTournament,
  answer: message.extend({ tid: z.string() }),
});

/** One line of the import file, by its columns. */
export const importRow = z.object({
  name: cell,
  start: cell,
  end: cell,
  region: cell,
  timezone: cell,
  chair: cell,
  athletic: cell,
  referee: cell,
  /** Empty or absent, it is guessed from the name. */
  sport: cell,
});
export const IMPORT_ROWS_MAX = 2000;
const importRows = z.array(importRow).max(IMPORT_ROWS_MAX, `must be at most ${IMPORT_ROWS_MAX} rows`);

export const addTournamentBulk = post('/api/t/addTournamentBulk', {
  policy,
  summary: 'Adds every row as a draft, or none: a faulty row is named and nothing is added.',
  body: z.object({ data: importRows }).extend(claim.shape),
  answer: message.extend({ tids: z.array(z.string()) }),
});

export const previewTournamentBulk = post('/api/t/previewTournamentBulk', {
  policy,
  summary: 'Reads an import file or rows and says what is wrong, adding nothing.',
  body: z.object({
    csv: importFile.optional(),
    data: importRows.optional(),
    dates: dateOrders.optional(),
  }),
  answer: preview(importRow),
});

export const addCourts = post('/api/t/addCourts', {
  policy,
  scope: { tid: 'body.tid' },
  summary: 'Adds whichever of the courts 1 to n are missing.',
  body: z.object({ tid: id, courts: count(COURTS_MAX) }).extend(claim.shape),
  answer: message.extend({ num_of_courts: z.number() }),
});

export const addOneCourt = post('/api/t/addOneCourt', {
  policy,
  scope: { tid: 'body.tid' },
  summary: 'Adds one court by its number; one that is there stays as it is.',
  body: z
    .object({
      tid: id,
      num: z.union(
        [
          z.number().int().min(1).max(9999).transform(String),
          // As a number it is the same court with a zero before it.
          requiredText(COURT_NAME_MAX).transform((num) => (/^\d+$/.test(num) ? String(Number(num)) : num)),
        ],
        'must be the number or name of a court',
      ),
    })
    .extend(claim.shape),
  answer: message.extend({ num_of_courts: z.number() }),
});
