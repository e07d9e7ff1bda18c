import type { Language } from '../words/catalogue.ts';
import { formatter, noon, plain } from './format.ts';

/** Formats of days (`YYYY-MM-DD`) that belong to no zone. Apart from those of instants, which the board loads first. */

/** `Mar 7 - 9, 2026`; `Mar 30 - Apr 2, 2026`; null when no day is known yet. */
export function dayRange(start: string | null, end: string | null, language: Language = 'en'): string | null {
  if (start === null) return null;
  const format = formatter(language, 'UTC', { month: 'short', day: 'numeric', year: 'numeric' });
  const from = new Date(noon(start));
  const to = new Date(noon(end ?? start));
  return plain(format.formatRange(from, to < from ? from : to)).replace(/\s*–\s*/g, ' - ');
}

/** `03/07/2026` from `2026-03-07`. */
export const edgeDate = (date: string): string =>
  `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;

/** `03/07/2026 - 03/09/2026`, as tables write the days of a tournament; null when none is known yet. */
export const edgeRange = (start: string | null, end: string | null): string | null => {
  if (start === null) return null;
  return end === null || end <= start ? edgeDate(start) : `${edgeDate(start)} - ${edgeDate(end)}`;
};

/** A day as lists write it: `03/07/2026`, which Spanish readers would take for July 3: `7 mar 2026`. */
export const ownDate = (date: string, language: Language): string =>
  (language === 'es' && dayRange(date, date, language)) || edgeDate(date);
