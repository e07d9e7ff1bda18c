import type { Language } from '../words/catalogue.ts';

/** Formats of instants (UTC ISO texts) and days (`YYYY-MM-DD`) for eyes. The zone is always said by the caller. */

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

// A formatter costs a hundred times what a formatting costs, and a schedule shows thousands of times.
const formatters = new Map<string, Intl.DateTimeFormat>();

export function formatter(
  language: Language,
  zone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${zone} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locales[language], { timeZone: zone, ...options });
  formatters.set(key, made);
  return made;
}

// Newer time zone data puts narrow no-break spaces before AM; texts are compared, searched and copied.
export const plain = (text: string): string => text.replaceAll(/[\u202f\u00a0]/g, ' ');

export const shown = (
  iso: string,
  language: Language,
  zone: string,
  options: Intl.DateTimeFormatOptions,
): string => plain(formatter(language, zone, options).format(new Date(iso)));

const HOUR = { hour: 'numeric', minute: '2-digit' } as const;
export const EDGE_DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
export const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const;

const longClock = (iso: string, zone: string, language: Language): string => shown(iso, language, zone, HOUR);

/** `8:00 am` */
export const clock = (iso: string, zone: string, language: Language = 'en'): string =>
  longClock(iso, zone, language).toLowerCase();

/** A wall time, `13:30`, as the clock says it: `1:30 pm`. What is no time yet stays as it is. */
export const wallClock = (time: string, language: Language = 'en'): string =>
  /^\d\d:\d\d$/.test(time) ? clock(`2000-01-01T${time}:00Z`, 'UTC', language) : time;

/** `Sat, Mar 7`: the long form of headings and cards. */
export const day = (iso: string, zone: string, language: Language = 'en'): string =>
  shown(iso, language, zone, DAY);

/** In Spanish the day comes first, and 07/03 would be read as July 3 where both ways of writing meet. */
const SHORT_DAY = {
  en: { month: '2-digit', day: '2-digit' },
  es: { month: 'short', day: 'numeric' },
} as const;

const weekday = (iso: string, zone: string, language: Language): string =>
  shown(iso, language, zone, { weekday: 'short' });

/** `Sat 03/07`, in Spanish `sáb 7 mar`: the form of tables, reports and inputs, within a tournament's own days. */
export const shortDay = (iso: string, zone: string, language: Language = 'en'): string =>
  `${weekday(iso, zone, language)} ${shown(iso, language, zone, SHORT_DAY[language])}`;

/** `Sat 03/07 8:00 am`, in Spanish `sáb 7 mar 8:00 a.m.`: the same of an instant. */
export const moment = (iso: string, zone: string, language: Language = 'en'): string =>
  `${shortDay(iso, zone, language)} ${clock(iso, zone, language)}`;

/** `Sat 03/07/2026`, in Spanish `sáb 7 mar 2026`: a day that may lie outside of a tournament's own days. */
export const datedDay = (iso: string, zone: string, language: Language = 'en'): string =>
  `${weekday(iso, zone, language)} ${shown(iso, language, zone, { ...SHORT_DAY[language], year: 'numeric' })}`;

/** `Sat 03/07/2026 8:00 am`, in Spanish `sáb 7 mar 2026 8:00 a.m.`: the form of logs, which reach back for months. */
export const datedMoment = (iso: string, zone: string, language: Language = 'en'): string =>
  `${datedDay(iso, zone, language)} ${clock(iso, zone, language)}`;

/** `EST`, as the zone is called at that instant. */
export function zoneName(iso: string, zone: string, language: Language = 'en'): string {
  const parts = formatter(language, zone, { timeZoneName: 'short' }).formatToParts(new Date(iso));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** `Sat, Mar 7, 8:00 AM - 12:00 PM EST`; the second day is named when the span ends on another one. */
export function span(start: string, end: string | null, zone: string, language: Language = 'en'): string {
  const from = `${day(start, zone, language)}, ${longClock(start, zone, language)}`;
  const name = zoneName(start, zone, language);
  if (end === null || end === start) return `${from} ${name}`;
  const sameDay = day(start, zone, language) === day(end, zone, language);
  const to = sameDay
    ? longClock(end, zone, language)
    : `${day(end, zone, language)}, ${longClock(end, zone, language)}`;
  return `${from} - ${to} ${name}`;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** `8:00 am - 12:00 pm`, below a heading with the day. An end 24 hours later or more names its day. */
export function hours(start: string, end: string | null, zone: string, language: Language = 'en'): string {
  const from = clock(start, zone, language);
  if (end === null || end === start) return from;
  const to = clock(end, zone, language);
  const long = Date.parse(end) - Date.parse(start) >= DAY_MS;
  return long ? `${from} - ${shortDay(end, zone, language)} ${to}` : `${from} - ${to}`;
}

/** `Sat 03/07 8:00 am - 12:00 pm`: a shift in a table. */
export const shortSpan = (
  start: string,
  end: string | null,
  zone: string,
  language: Language = 'en',
): string => `${shortDay(start, zone, language)} ${hours(start, end, zone, language)}`;

/** `Sat 03/07/2026 8:00 am - 12:00 pm EST`: a shift in a table that reaches over several tournaments. */
export const datedSpan = (
  start: string,
  end: string | null,
  zone: string,
  language: Language = 'en',
): string =>
  [datedDay(start, zone, language), hours(start, end, zone, language), zoneName(start, zone, language)].join(
    ' ',
  );

/** Whether clocks of two zones show the same at this instant. */
export const sameClock = (iso: string, one: string, other: string): boolean =>
  moment(iso, one) === moment(iso, other);

export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The reader's zone beside a venue's; the venue's where the page is drawn on the server, which knows no reader's. */
export const readersZone = (venue: string): string => (typeof document === 'undefined' ? venue : ownZone());

/** `7:05` from 425 minutes. */
export const hoursMinutes = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(Math.round(minutes % 60)).padStart(2, '0')}`;
