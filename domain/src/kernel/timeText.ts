import type { Language } from './language.ts';
import { perZone, type TimeZone } from './zones.ts';

function textIn(options: Intl.DateTimeFormatOptions) {
  const formats = { en: perZone(options), es: perZone(options, 'es-US') };
  // Newer time zone data puts no-break spaces before AM and PM; texts are compared and searched.
  return (iso: string, zone: TimeZone, language: Language = 'en'): string =>
    formats[language](zone)
      .format(Date.parse(iso))
      .replaceAll(/[\u00a0\u202f]/g, ' ');
}

/** `Sat, Mar 7` at the venue. */
export const dayText = textIn({ weekday: 'short', month: 'short', day: 'numeric' });

/** `8:00 AM` at the venue. */
export const timeText = textIn({ hour: 'numeric', minute: '2-digit' });

const MOMENT = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** `Sat, Mar 7, 8:00 AM EST` at the venue. */
export const momentText = textIn(MOMENT);

/** `Sat, Mar 7, 2026, 8:00 AM EST` at the venue: what may lie outside of a tournament's own days. */
export const datedMomentText = textIn({ ...MOMENT, year: 'numeric' });
