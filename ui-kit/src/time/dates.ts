import { edgeDate } from '@courtcrew/domain/kernel/edgeDate.ts';
import type { Language } from '../words/catalogue.ts';
import { DAY, day, EDGE_DAY, formatter, plain, shortDay, shown, zoneName } from './format.ts';

/** Formats of a tournament's days (`YYYY-MM-DD`). Apart from those of instants, which the board loads first. */

/** The middle of a day: the same day in every zone of the country. */
const noon = (date: string): string => `${date}T12:00:00.000Z`;

/** `Sat 03/07` */
export const shortDate = (date: string, language: Language = 'en'): string =>
  shortDay(noon(date), 'UTC', language);

/** A tournament's own days, `YYYY-MM-DD`; null while they are not known. */
export interface OwnDays {
  readonly start: string | null;
  readonly end_date: string | null;
}

/** `Sat, Mar 7`, and `Sat, Mar 7, 2026` outside of the tournament's own days. */
export function dayOf(iso: string, zone: string, own: OwnDays, language: Language = 'en'): string {
  const [month, date, year] = shown(iso, 'en', zone, EDGE_DAY).split('/');
  const here = `${year}-${month}-${date}`;
  const { start, end_date } = own;
  const isOwn = start !== null && here >= start && here <= (end_date ?? start);
  return isOwn ? day(iso, zone, language) : shown(iso, language, zone, { ...DAY, year: 'numeric' });
}

/** `EDT`, or `EDT / EST` for days among which the clocks change; each day itself is said with its own. */
export function zoneNames(first: string, last: string, zone: string, language: Language = 'en'): string {
  const names = [first, last].map((date) => zoneName(noon(date), zone, language));
  return [...new Set(names)].join(' / ');
}

/** `Mar 7 - 9, 2026`; `Mar 30 - Apr 2, 2026`; null when no day is known yet. */
export function dayRange(start: string | null, end: string | null, language: Language = 'en'): string | null {
  if (start === null) return null;
  const format = formatter(language, 'UTC', { month: 'short', day: 'numeric', year: 'numeric' });
  const from = new Date(noon(start));
  const to = new Date(noon(end ?? start));
  return plain(format.formatRange(from, to < from ? from : to)).replace(/\s*–\s*/g, ' - ');
}

/** `03/07/2026 - 03/09/2026`, as tables write the days of a tournament; null when none is known yet. */
export const edgeRange = (start: string | null, end: string | null): string | null => {
  if (start === null) return null;
  return end === null || end <= start ? edgeDate(start) : `${edgeDate(start)} - ${edgeDate(end)}`;
};

/** A day as lists write it: `03/07/2026`, which Spanish readers would take for July 3: `7 mar 2026`. */
export const ownDate = (date: string, language: Language): string =>
  (language === 'es' && dayRange(date, date, language)) || edgeDate(date);
