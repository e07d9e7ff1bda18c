import type { Language } from './language.ts';
import type { TimeZone } from './time.ts';

// A formatter costs a hundred times what a formatting costs, and lists show thousands of times.
export function perZone(
  options: Intl.DateTimeFormatOptions,
  locale = 'en-US',
): (zone: TimeZone) => Intl.DateTimeFormat {
  const made = new Map<TimeZone, Intl.DateTimeFormat>();
  return (zone) => {
    const format = made.get(zone) ?? new Intl.DateTimeFormat(locale, { timeZone: zone, ...options });
    made.set(zone, format);
    return format;
  };
}

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
