import { z } from 'zod';
import { callsOf } from '../contract/call.ts';
import { inTournament } from '../contract/fields.ts';
import { LANGUAGES } from '../kernel/language.ts';

/** Spreadsheets that the server writes. */

const { get } = callsOf('files');

/** Of the headings; English for programs that say nothing. */
const inLanguage = z.object({ language: z.enum(LANGUAGES).default('en') });

export const exportWorkbook = get('/api/export/workbook/{tid}', {
  operation: 'exportWorkbook',
  policy: 'anyDesk',
  ...inTournament,
  query: inLanguage,
  summary:
    'The tournament as one workbook (XLSX), a sheet for each list the caller may read. People, shifts and sign-ups can be imported from it again.',
  answer: z.string(),
});

export const exportGrid = get('/api/export/grid/{tid}', {
  operation: 'exportGrid',
  policy: 'anyDesk',
  ...inTournament,
  query: inLanguage,
  summary:
    'The schedule as a grid (XLSX): a sheet for each day, shifts by category and hours, a column for each place',
  answer: z.string(),
});
