import type { Language } from './language.ts';
import { perZone, type TimeZone } from './zones.ts';

// Newer time zone data puts no-break spaces before AM and PM; texts are compared and searched.
export const plain = (text: string): string => text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ');

export const formatsOf = (options: Intl.DateTimeFormatOptions) => ({
  en: perZone(options),
  es: perZone(options, 'es-US'),
});

function textIn(options: Intl.DateTimeFormatOptions) {
  const formats = formatsOf(options);
  return (iso: string, zone: TimeZone, language: Language = 'en'): string =>
    plain(formats[language](zone).format(Date.parse(iso)));
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
