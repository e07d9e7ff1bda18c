import { z } from 'zod';
import { callsOf } from '../contract/call.ts';
import { id, instant, inTournament, message, text } from '../contract/fields.ts';
import { CELL_MAX, finding } from '../contract/importing.ts';
import { IMPORT_KINDS, MOST_COLUMNS, MOST_ROWS, SOURCES } from './kinds.ts';

/** Spreadsheets in: looked at, previewed, applied row by row once, stopped, and taken back. */

const { get, post } = callsOf('files');

const kind = z.enum(IMPORT_KINDS, `must be ${IMPORT_KINDS.join(', ')}`);
const heading = text(CELL_MAX);

const column = z.object({
  /** Its heading; those of two heading lines joined. */
  name: z.string(),
  /** Some of its cells, as they stand in the file. */
  sample: z.array(z.string()),
  /** The field it seems to hold; empty for none. */
  guess: z.string(),
  /** How sure that is, from 0 to 1; 1 where it was chosen before. */
  sure: z.number(),
});

const options = z.object({
  /** Whoever is new gets a letter with a link to set a password. */
  letters: z.boolean().default(true),
  /** People and shifts that sign-ups name and that are missing are made. */
  make: z.boolean().default(true),
  /** For rows that name none; empty for none. */
  category: text(200).default(''),
  /** Whether the month or the day stands first in dates; null where the columns decide. */
  dates: z.enum(['month-first', 'day-first']).nullable().default(null),
});
export type ImportOptions = z.output<typeof options>;

export const look = z.object({
  file: id,
  name: z.string(),
  sheets: z.array(z.object({ name: z.string(), rows: z.int(), hidden: z.boolean() })),
  /** The one that was looked at. */
  sheet: z.string(),
  columns: z.array(column),
  kind,
  /** Of the sheet, without its headings and what is no row of it, such as a line of totals. */
  rows: z.int(),
  source: z.enum(SOURCES),
  /** Whether mapping and options are those of an earlier file with the same headings. */
  remembered: z.boolean(),
  options,
  /** Where the letters can be read in several ways: each, with words that differ. */
  encodings: z.array(z.object({ encoding: z.string(), sample: z.array(z.string()) })),
  /** What of the file is not read, and keeps nothing from being imported. */
  notes: z.array(finding),
});

export const lookAtFile = post('/api/import/look/{tid}', {
  operation: 'lookAtFile',
  policy: 'anyDesk',
  ...inTournament,
  takesFile: true,
  summary: 'Reads a spreadsheet (form field "file") and guesses what it holds. Keeps it for a day.',
  answer: look,
});

export const lookAgain = get('/api/import/look/{tid}/{file}', {
  operation: 'lookAgain',
  policy: 'anyDesk',
  params: z.object({ tid: id, file: id }),
  scope: { tid: 'params.tid' },
  query: z.object({ sheet: heading.optional(), kind: kind.optional(), encoding: text(40).optional() }),
  summary: 'The same of another sheet, as another kind or in other letters',
  answer: look,
});

const asked = z.object({
  file: id,
  sheet: heading.optional(),
  encoding: text(40).optional(),
  kind,
  /** The field by the column that holds it; columns that are left out are not read. */
  mapping: z
    .record(heading, text(60))
    .refine(
      (mapping) => Object.keys(mapping).length <= MOST_COLUMNS,
      `must name at most ${MOST_COLUMNS} columns`,
    ),
  options: options.prefault({}),
  /** Cells as they were mended after the preview, and whether somebody of the same name and phone is the same person. */
  mended: z
    .array(
      z.object({
        row: z.int().min(1),
        cells: z.record(heading, text(CELL_MAX)).default({}),
        same: z.boolean().optional(),
      }),
    )
    .max(MOST_ROWS, `must be at most ${MOST_ROWS}`)
    .default([]),
});

export const ROW_STATES = ['new', 'changed', 'same', 'problem'] as const;

const previewedRow = z.object({
  /** Its number in the file. */
  row: z.int(),
  state: z.enum(ROW_STATES),
  /** What each field was taken for, as people write it; dates in words are the interface's. */
  fields: z.record(z.string(), z.string()),
  /** What it says otherwise than is known. */
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  problems: z.array(
    finding.omit({ row: true }).extend({
      /** `same` asks whether somebody of this name and phone is the same person; else a cell is to be mended. */
      ask: z.enum(['cell', 'same']),
    }),
  ),
});
export type PreviewedRow = z.output<typeof previewedRow>;

export const previewImport = post('/api/import/preview/{tid}', {
  operation: 'previewImport',
  policy: 'anyDesk',
  ...inTournament,
  summary: 'What an import would make and change, row by row, and what is wrong. Changes nothing.',
  body: asked,
  answer: z.object({
    rows: z.array(previewedRow),
    counts: z.object({ new: z.int(), changed: z.int(), same: z.int(), problem: z.int() }),
    /** What would be made of all rows together. */
    makes: z.object({ people: z.int(), shifts: z.int(), signups: z.int(), categories: z.int() }),
    /** A column whose dates can be read either way, answered by `options.dates`. */
    questions: z.array(
      z.object({ column: z.string(), cell: z.string(), month: z.string(), day: z.string() }),
    ),
    notes: z.array(finding),
  }),
});

export const applyImport = post('/api/import/apply/{tid}', {
  operation: 'applyImport',
  policy: 'anyDesk',
  ...inTournament,
  summary: 'Imports the rows, each once whatever is sent again. Answers at once; the progress is asked for.',
  body: asked.extend({
    /** Rows with problems are left out; without it they keep the rest from being imported. */
    skip_problems: z.boolean().default(false),
    /** Adds more people than a day's additions allow: for masters and platform admins alone. */
    raise: z.boolean().default(false),
  }),
  answer: message.extend({ id }),
});

export const IMPORT_STATES = ['working', 'done', 'stopped', 'undone'] as const;

const progress = z.object({
  state: z.enum(IMPORT_STATES),
  /** Rows. */
  done: z.int(),
  of: z.int(),
  made: z.int(),
  changed: z.int(),
  skipped: z.int(),
  /** Rows that were refused when their turn came, such as those of somebody who works elsewhere at that time. */
  left: z.array(finding),
});

const ofImport = { params: z.object({ tid: id, id }), scope: { tid: 'params.tid' } } as const;

export const getImport = get('/api/import/{tid}/{id}', {
  operation: 'getImport',
  policy: 'anyDesk',
  ...ofImport,
  summary: 'How far an import has come',
  answer: progress,
});

export const getImports = get('/api/imports/{tid}', {
  policy: 'anyDesk',
  ...inTournament,
  summary: 'The imports of the desk, the latest first',
  answer: z.array(
    progress.omit({ left: true }).extend({ id, kind, name: z.string(), ref_id: id, at: instant }),
  ),
});

const theImport = z.object({ id });

export const stopImport = post('/api/import/stop/{tid}', {
  operation: 'stopImport',
  policy: 'anyDesk',
  ...inTournament,
  summary: 'Stops an import after the rows in hand',
  body: theImport,
  answer: message,
});

export const undoImport = post('/api/import/undo/{tid}', {
  operation: 'undoImport',
  policy: 'anyDesk',
  ...inTournament,
  summary: 'Takes back what an import made and nobody has touched since',
  body: theImport,
  answer: message.extend({
    undone: z.int(),
    /** Touched since, and left as it is. */
    kept: z.int(),
  }),
});
