import type { Language } from '../words/catalogue.ts';
import { dayRange, edgeDate } from './format.ts';

/** A day, `YYYY-MM-DD`, as lists write it: `03/07/2026`, which Spanish readers would take for July 3: `7 mar 2026`. */
export const ownDate = (date: string, language: Language): string =>
  (language === 'es' && dayRange(date, date, language)) || edgeDate(date);
