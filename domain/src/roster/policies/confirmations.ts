import { dateIn, minutesBetween, type TimeZone } from '../../kernel/time.ts';
import type { Hours } from '../model.ts';

/** A confirmation is for hours: it still holds where start and end move by at most this much. */
export const CONFIRMED_WITHIN_MINUTES = 15;

interface Confirmed extends Hours {
  readonly category: string;
}

const moved = (from: string, to: string): boolean =>
  Math.abs(minutesBetween(from, to)) > CONFIRMED_WITHIN_MINUTES;

/** Whether somebody who confirmed the shift as it was is asked again; days are those of the venue. */
export const asksAgain = (before: Confirmed, after: Confirmed, zone: TimeZone): boolean =>
  before.category !== after.category ||
  moved(before.start, after.start) ||
  moved(before.end, after.end) ||
  dateIn(before.start, zone) !== dateIn(after.start, zone);
