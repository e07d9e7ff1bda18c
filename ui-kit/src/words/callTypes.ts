import type { Words } from './catalogue.ts';

/** Types of notifications. The desk and the court monitors spread them into their own tables. */
export const callTypeWords = {
  'call.2nd': { en: 'Second call', es: 'Segundo llamado' },
  'call.desk': { en: 'Desk', es: 'Mesa' },
  'call.td': { en: 'Tournament director', es: 'Dirección del torneo' },
  'call.head ref': { en: 'Head referee', es: 'Árbitro general' },
  'call.medical': { en: 'Medical', es: 'Asistencia médica' },
} as const satisfies Words;
