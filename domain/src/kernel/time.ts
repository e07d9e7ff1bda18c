import { edgeDate } from './edgeDate.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import { filled } from './text.ts';
import { utcToWall, type Wall, wallAt } from './wall.ts';
import type { TimeZone } from './zones.ts';

export { dateIn, utcToWall, type Wall } from './wall.ts';
export { isTimeZone, TIME_ZONES, type TimeZone } from './zones.ts';

/**
 * Time as the product keeps it: instants are UTC ISO texts, days are `YYYY-MM-DD`, wall times `HH:mm`. A zone
 * turns one into the other; nothing here reads a clock.
 */

const MINUTE = 60_000;
const DAY = 86_400_000;

const instantOf = (ms: number): string => new Date(ms).toISOString();

const asIfUtc = ({ date, time }: Wall): number => Date.parse(`${date}T${time}:00.000Z`);

/**
 * The instant at which the venue's clock shows this day and minute. When clocks are set back an hour happens
 * twice: the first one is meant. When they are set forward an hour is missing: refused as `invalid`, because
 * any instant we made up would be an hour off for somebody.
 */
export function wallToUtc(date: string, time: string, zone: TimeZone): string | Refusal {
  const wall = { date, time };
  const shown = asIfUtc(wall);
  if (!isDate(date) || !isTime(time))
    return refuse('invalid', filled('{day} {time} is not a date and time', { day: date, time }));
  // No zone changes its offset twice within two days, so the right one holds a day before or a day after.
  const offsets = [shown - DAY, shown + DAY].map((ms) => asIfUtc(wallAt(ms, zone)) - ms);
  const instants = offsets
    .map((offset) => shown - offset)
    .filter((ms) => asIfUtc(wallAt(ms, zone)) === shown)
    .sort((a, b) => a - b);
  const [first] = instants;
  if (first !== undefined) return instantOf(first);
  return refuse(
    'invalid',
    filled('{day} {time} does not exist in {zone}: clocks are set forward over it', {
      day: edgeDate(date),
      time,
      zone,
    }),
  );
}

/** From an instant on a zone's clocks are so many minutes ahead of UTC; behind it when negative. */
export interface Offset {
  readonly from: string;
  readonly minutes: number;
}

/** The offsets of a zone between two instants, in their order: the one of the first instant, and every change of it. */
export function offsetsBetween(first: string, last: string, zone: TimeZone): readonly [Offset, ...Offset[]] {
  const minutesAt = (ms: number) => (asIfUtc(wallAt(ms, zone)) - ms) / MINUTE;
  const offsetAt = (ms: number): Offset => ({ from: instantOf(ms), minutes: minutesAt(ms) });
  const end = Date.parse(last);
  const begin = Math.floor(Date.parse(first) / MINUTE) * MINUTE;
  const offsets: [Offset, ...Offset[]] = [offsetAt(begin)];
  for (let [before, after] = [begin, begin + DAY]; before < end; [before, after] = [after, after + DAY]) {
    // No zone changes its offset twice within two days.
    if (minutesAt(before) !== minutesAt(after))
      offsets.push(offsetAt(changeBetween(before, after, minutesAt)));
  }
  return offsets;
}

/** The first minute at which something is as it is at the later of two instants. */
function changeBetween(before: number, after: number, at: (ms: number) => number): number {
  const middle = before + Math.floor((after - before) / (2 * MINUTE)) * MINUTE;
  if (middle === before) return after;
  return at(middle) === at(after) ? changeBetween(before, middle, at) : changeBetween(middle, after, at);
}

/** The instant at which a day begins at the venue: at midnight, or an hour later where clocks are set forward over it. */
export function dayBegins(date: string, zone: TimeZone): string {
  const begins = ['00:00', '01:00'].map((time) => wallToUtc(date, time, zone));
  // The day after the last of `isDate` has no wall times; it must end all the same.
  return begins.find((instant) => typeof instant === 'string') ?? `${date}T00:00:00.000Z`;
}

/** Whether the text is `HH:mm`, 00:00 to 23:59. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Whether the text is a day that exists, as `YYYY-MM-DD` from 1900 to 2199. */
export function isDate(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00.000Z`);
  // Date.parse rolls 02-30 over into March in some engines and refuses it in others.
  return !Number.isNaN(ms) && instantOf(ms).startsWith(text);
}

/** The day `count` days later, earlier when negative. */
export const addDays = (date: string, count: number): string =>
  instantOf(Date.parse(`${date}T00:00:00.000Z`) + count * DAY).slice(0, 10);

/** Days from `from` to `to`, negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00.000Z`) - Date.parse(`${from}T00:00:00.000Z`)) / DAY);

/** The same wall time `count` days later, whatever the clocks do in between; refused where it does not exist. */
export function sameTimeOn(iso: string, count: number, zone: TimeZone): string | Refusal {
  const { date, time } = utcToWall(iso, zone);
  return wallToUtc(addDays(date, count), time, zone);
}

/** The instant at which clocks in a zone show what those of another one show at this; refused where they never do. */
export function sameTimeIn(iso: string, zone: TimeZone, other: TimeZone): string | Refusal {
  const { date, time } = utcToWall(iso, zone);
  return wallToUtc(date, time, other);
}

/**
 * The end of something that ends at or before its start: the next time after the start at which the venue's clock
 * shows the end's time. That is on the next day, whatever day was said. A later end stays as it is.
 */
export function endAfter(start: string, end: string, zone: TimeZone): string | Refusal {
  if (end > start) return end;
  const { date } = utcToWall(start, zone);
  const { time } = utcToWall(end, zone);
  return firstAfter(start, { date, time }, zone);
}

/** The wall time on this day, or on the one after it where that is not after the start. */
function firstAfter(start: string, { date, time }: Wall, zone: TimeZone): string | Refusal {
  const begun = utcToWall(start, zone);
  const nextDay = () => wallToUtc(addDays(date, 1), time, zone);
  // By the clock on the wall: a minute that is missing on the first day may be there on the second.
  if (date === begun.date && time <= begun.time) return nextDay();
  const end = wallToUtc(date, time, zone);
  return isRefusal(end) || end > start ? end : nextDay();
}

/** Whole minutes from one instant to another. */
export const minutesBetween = (from: string, to: string): number =>
  Math.floor((Date.parse(to) - Date.parse(from)) / MINUTE);

/** Whole minutes something lasted: none where the clocks of two machines disagree by more than that. */
export const minutesLasted = (start: string, end: string): number => Math.max(0, minutesBetween(start, end));

/** A day as people type it (`MM/DD/YYYY`, leading zeros or not) or programs send it (`YYYY-MM-DD`). */
export function parseDate(text: string): string | Refusal {
  const trimmed = text.trim();
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(trimmed);
  const date = american
    ? `${american[3]}-${american[1]?.padStart(2, '0')}-${american[2]?.padStart(2, '0')}`
    : trimmed;
  return isDate(date) ? date : refuse('invalid', 'must be a date like 03/07/2026');
}

const notATime = refuse('invalid', 'must be a date and time like 03/07/2026 8:00 AM');

/** A wall time as typed: `08:00`, `8:00`, `8:00 AM`, `20:00:00`. */
export function parseTime(text: string): string | Refusal {
  const match = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d{1,3})?)?\s*([AaPp][Mm])?$/.exec(text.trim());
  if (!match) return notATime;
  const hour = Number(match[1]);
  const half = match[3]?.toUpperCase();
  if (half && (hour < 1 || hour > 12)) return notATime;
  const hours = half ? (hour % 12) + (half === 'PM' ? 12 : 0) : hour;
  const time = `${String(hours).padStart(2, '0')}:${match[2]}`;
  return isTime(time) ? time : notATime;
}

/** An instant where the text names its offset, else what it says of the clock at the venue. */
function parseMoment(text: string): string | Wall | Refusal {
  const trimmed = text.trim();
  const [, day = '', clock = ''] = /^(\S+?)(?:T|\s+)(\d.*)$/.exec(trimmed) ?? [];
  const date = parseDate(day);
  if (isRefusal(date)) return notATime;
  if (/(Z|[+-]\d\d:?\d\d)$/.test(clock)) {
    const ms = Date.parse(`${date}T${clock}`);
    return Number.isNaN(ms) ? notATime : instantOf(Math.floor(ms / MINUTE) * MINUTE);
  }
  const time = parseTime(clock);
  return isRefusal(time) ? time : { date, time };
}

/**
 * The instant a form means: an ISO instant that names its offset (`2026-03-07T13:00:00Z`, `...-05:00`), or a day
 * and a wall time in the tournament's zone (`03/07/2026 8:00 AM`, `2026-03-07T08:00`). Whole minutes.
 */
export function parseInstant(text: string, zone: TimeZone): string | Refusal {
  const moment = parseMoment(text);
  if (isRefusal(moment) || typeof moment === 'string') return moment;
  return wallToUtc(moment.date, moment.time, zone);
}

/** The instant a form means as the end of what starts then: one at or before the start is on the next day. */
export function parseEnd(text: string, start: string, zone: TimeZone): string | Refusal {
  const moment = parseMoment(text);
  if (isRefusal(moment)) return moment;
  if (typeof moment === 'string') return endAfter(start, moment, zone);
  const { date } = utcToWall(start, zone);
  return firstAfter(start, moment.date < date ? { ...moment, date } : moment, zone);
}
