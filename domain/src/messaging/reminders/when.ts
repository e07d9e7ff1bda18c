import { addDays, dateIn, dayBegins, type TimeZone, utcToWall } from '../../kernel/time.ts';
import type { Kind } from '../../roster/index.ts';
import { canApply, type Status, showsSelection } from '../../tournaments/index.ts';

/** When somebody is reminded of a shift, and when nobody is to be disturbed. Pure: the instant is given. */

export const REMINDERS = ['confirm', 'tomorrow', 'soon'] as const;
/** To confirm a selection; of a shift on the next day; of one that begins in about two hours. */
export type ReminderKind = (typeof REMINDERS)[number];

/** A tournament's setting. */
export interface ReminderSetting {
  /** Days after which a selection that waits for an answer is reminded of; 0 for never. */
  readonly remind_confirm_days: number;
  readonly remind_tomorrow: boolean;
  readonly remind_soon: boolean;
}

/** Hours of the clock, 0 to 23, from which and until which nothing is sent; none where both are the same. */
export interface QuietHours {
  readonly quiet_from: number;
  readonly quiet_until: number;
}

export interface RemindedRow {
  /** When the shift begins. */
  readonly start: string;
  /** Since when the row is as it is: of what came later than a reminder's time the person has just heard. */
  readonly since: string;
  /** Zone of the venue. */
  readonly venue: TimeZone;
}

/** From when on, and until when it is of use. */
export interface Useful {
  readonly from: string;
  readonly until: string;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const HOURS_A_DAY = 24;

const later = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();

/** Whether nobody in this zone is to be disturbed at this instant: by the clock there, whatever the clocks do. */
export function isQuiet(at: string, zone: TimeZone, { quiet_from, quiet_until }: QuietHours): boolean {
  const hour = Number(utcToWall(at, zone).time.slice(0, 2));
  if (quiet_from === quiet_until) return false;
  const isEarly = hour < quiet_until;
  const isLate = hour >= quiet_from;
  return quiet_from < quiet_until ? isLate && isEarly : isLate || isEarly;
}

/** The first instant from this one on that is not quiet. */
function wakingFrom(at: string, isAsleep: (at: string) => boolean): string {
  if (!isAsleep(at)) return at;
  const hour = new Date(Math.floor(Date.parse(at) / HOUR) * HOUR).toISOString();
  const step = Array.from({ length: HOURS_A_DAY }, (_, hours) => later(hour, (hours + 1) * HOUR));
  return step.find((one) => !isAsleep(one)) ?? at;
}

/** The last whole number of hours before this instant that is not quiet: in the evening before. */
function wakingBefore(at: string, isAsleep: (at: string) => boolean): string {
  const step = Array.from({ length: HOURS_A_DAY }, (_, hours) => later(at, -(hours + 1) * HOUR));
  return step.find((one) => !isAsleep(one)) ?? at;
}

/** When this would be said if nobody ever slept; null where it is not said at all. */
const WANTED: Readonly<Record<ReminderKind, (row: RemindedRow, setting: ReminderSetting) => Useful | null>> =
  {
    confirm({ since, start }, { remind_confirm_days: days }) {
      return days > 0 ? { from: later(since, days * DAY), until: start } : null;
    },
    tomorrow({ start, venue }, { remind_tomorrow }) {
      return remind_tomorrow
        ? { from: later(start, -DAY), until: dayBegins(dateIn(start, venue), venue) }
        : null;
    },
    soon({ start }, { remind_soon }) {
      return remind_soon ? { from: later(start, -2 * HOUR), until: later(start, -HOUR) } : null;
    },
  };

/**
 * From when until when somebody in this zone is reminded of it: moved out of quiet hours to the morning after, or, where
 * that is too late to be of use, to the evening before. Null where it is not said.
 */
export function usefulTime(
  kind: ReminderKind,
  row: RemindedRow,
  setting: ReminderSetting & QuietHours,
  zone: TimeZone,
): Useful | null {
  const wanted = WANTED[kind](row, setting);
  if (!wanted || wanted.from >= wanted.until) return null;
  const isAsleep = (at: string) => isQuiet(at, zone, setting);
  const morning = wakingFrom(wanted.from, isAsleep);
  const from = morning < wanted.until ? morning : wakingBefore(wanted.from, isAsleep);
  return row.since > from ? null : { from, until: wanted.until };
}

/** Whether it is to be said at this instant. */
export function isDue(
  at: string,
  kind: ReminderKind,
  row: RemindedRow,
  setting: ReminderSetting & QuietHours,
  zone: TimeZone,
): boolean {
  const useful = usefulTime(kind, row, setting, zone);
  return useful !== null && useful.from <= at && at < useful.until && !isQuiet(at, zone, setting);
}

/**
 * Whether somebody with this row, who is not on the waitlist, hears of it: officials once the schedule is published,
 * volunteers as long as people may register; nobody in draft or when all is over.
 */
export function hearsOf(
  kind: ReminderKind,
  row: { readonly kind: Kind; readonly confirmed: boolean },
  status: Status,
): boolean {
  if (kind === 'confirm') return showsSelection(status) && !row.confirmed;
  return showsSelection(status) || (canApply(status) && row.kind === 'volunteer');
}

/** Of a task that is due on this day: from nine in the morning of the day before until that day is over. */
export function isTaskDue(at: string, due_date: string, zone: TimeZone, quiet: QuietHours): boolean {
  const { date, time } = utcToWall(at, zone);
  const eve = addDays(due_date, -1);
  const begun = date > eve || (date === eve && time >= '09:00');
  return begun && date <= due_date && !isQuiet(at, zone, quiet);
}
