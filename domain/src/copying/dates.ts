import { isRefusal } from '../kernel/refusal.ts';
import { addDays, daysBetween, type TimeZone, utcToWall, wallToUtc } from '../kernel/time.ts';

/** How days of one tournament become days of another: the first Saturday the first Saturday, or day 1 day 1. */
export const MOVES = ['weekday', 'day'] as const;
export type Move = (typeof MOVES)[number];

/** Days of a tournament, `YYYY-MM-DD`, and its clock. */
export interface Played {
  readonly start: string;
  readonly end_date: string | null;
  readonly time_zone: TimeZone;
}

const SATURDAY = 6;

/** The first Saturday on or after a day. */
function firstSaturday(day: string): string {
  const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay();
  return addDays(day, SATURDAY - weekday);
}

/** By how many days everything moves; every weekday stays itself where they move by weekday. */
export const daysMoved = (from: Pick<Played, 'start'>, to: Pick<Played, 'start'>, move: Move): number =>
  move === 'day'
    ? daysBetween(from.start, to.start)
    : daysBetween(firstSaturday(from.start), firstSaturday(to.start));

interface Hours {
  readonly start: string;
  readonly end: string;
}

export interface Moved extends Hours {
  /** Outside the days of the tournament it moves to, or at a time that clocks leave out on that day. */
  readonly fault: 'outside' | 'no-time' | null;
}

const instantAt = (iso: string, days: number, from: TimeZone, to: TimeZone): string | null => {
  const { date, time } = utcToWall(iso, from);
  const instant = wallToUtc(addDays(date, days), time, to);
  return isRefusal(instant) ? null : instant;
};

/**
 * The same hours of the clock so many days later, by the other tournament's clock. An end in the hour that the old clock
 * showed twice can come before its start: it moves to it.
 */
export function movedHours(hours: Hours, days: number, from: Played, to: Played): Moved {
  const [start, end] = [hours.start, hours.end].map((iso) =>
    instantAt(iso, days, from.time_zone, to.time_zone),
  );
  if (!start || !end) return { ...hours, fault: 'no-time' };
  const { date } = utcToWall(start, to.time_zone);
  const isOutside = date < to.start || (to.end_date !== null && date > to.end_date);
  const isTurned = end < start;
  return { start, end: isTurned ? start : end, fault: isOutside ? 'outside' : null };
}
