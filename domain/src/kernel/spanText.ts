import type { Language } from './language.ts';
import { dayText, formatsOf, momentText, plain, timeText } from './timeText.ts';
import type { TimeZone } from './zones.ts';

// Apart from the texts of one instant, which every page loads.

/** `EST`, as the zone is called at that instant; the last word of it, since parts of a format cost ten times as much. */
const zoneName = (iso: string, zone: TimeZone, language: Language): string =>
  momentText(iso, zone, language).replace(/^.* /, '');

/** `Sat, Mar 7, 8:00 AM - 12:00 PM EST`; the end names its day, and the start its zone, where they are others. */
export function spanText(start: string, end: string, zone: TimeZone, language: Language = 'en'): string {
  const [first, last] = [dayText(start, zone, language), dayText(end, zone, language)];
  const from = `${first}, ${timeText(start, zone, language)}`;
  if (end <= start) return `${from} ${zoneName(start, zone, language)}`;
  const to = timeText(end, zone, language);
  const [before, after] = [zoneName(start, zone, language), zoneName(end, zone, language)];
  return `${from}${before === after ? '' : ` ${before}`} - ${first === last ? to : `${last}, ${to}`} ${after}`;
}

const RANGES = formatsOf({ month: 'short', day: 'numeric' });

/** `Sat, Mar 7`, or `Mar 7 - 9`: the days at the venue on which something begins; empty without any. */
export function daysText(starts: readonly string[], zone: TimeZone, language: Language = 'en'): string {
  const [first, ...rest] = starts.toSorted();
  const last = rest.at(-1) ?? first;
  if (first === undefined || last === undefined) return '';
  const day = dayText(first, zone, language);
  if (day === dayText(last, zone, language)) return day;
  const range = RANGES[language](zone).formatRange(Date.parse(first), Date.parse(last));
  return plain(range).replaceAll(/ ?\u2013 ?/g, ' - ');
}
