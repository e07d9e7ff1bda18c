import { isRefusal } from '../kernel/refusal.ts';
import { addDays, endAfter, minutesBetween, type TimeZone, utcToWall, wallToUtc } from '../kernel/time.ts';
import { type Clock, halvesOf, readClock, settledClocks, settledStart } from './cells/clock.ts';
import { type DateColumn, isDay, type Near } from './cells/days.ts';
import type { Cells } from './cellsOf.ts';

/** When something is, from whichever of its cells say it. */

export const HOUR_FIELDS = ['date', 'starts', 'start', 'hours', 'ends', 'end', 'time'] as const;
type HourField = (typeof HOUR_FIELDS)[number];

interface Moment {
  /** As it stands in the cell. */
  readonly day?: string | undefined;
  readonly clock?: Clock | undefined;
}

export interface Span {
  readonly from: Moment;
  readonly to?: Moment;
}

/** In these cells `8-12` are hours, in the others a day. */
const OF_CLOCKS: ReadonlySet<HourField> = new Set(['start', 'hours', 'end', 'time']);

function momentIn(text: string, near: Near, clockFirst: boolean): Moment | undefined {
  const clock = readClock(text);
  if (clock && clockFirst) return { clock };
  if (isDay(text, near)) return { day: text };
  if (clock) return { clock };
  // The shortest beginning that is a day, with a time behind it.
  for (const { 0: gap, index } of text.matchAll(
    /(?:\s*,\s*|\s+|(?<=\d)T(?=\d)|\s*@\s*)(?:at\s+|a las?\s+)?/g,
  )) {
    const [day, rest] = [text.slice(0, index), text.slice(index + gap.length)];
    const behind = readClock(rest.replace(/^\(|\)$/g, ''));
    if (behind && isDay(day, near)) return { day, clock: behind };
  }
  return undefined;
}

/** What a cell says of days and hours; undefined where it says nothing of them. */
export function spanIn(text: string, field: HourField, near: Near): Span | undefined {
  const clockFirst = OF_CLOCKS.has(field);
  const whole = momentIn(text, near, clockFirst);
  if (whole) return { from: whole };
  for (const [left, right] of halvesOf(text)) {
    const from = momentIn(left, near, clockFirst);
    const to = momentIn(right, near, true);
    if (from && to?.clock) return { from, to };
  }
  return undefined;
}

export interface HourColumns {
  /** The day of a cell, as its column reads it. */
  readonly days: (field: HourField) => DateColumn;
  readonly spanOf: (text: string, field: HourField) => Span | undefined;
  /** Whether a 24-hour clock is written somewhere: then hours without AM and PM are of one, too. */
  readonly isDayLong: boolean;
  readonly zone: TimeZone;
}

const FAULTS: Readonly<Record<HourField, string>> = {
  date: 'must be a date with its year, like 03/07/2026',
  starts: 'must be a date and time like 03/07/2026 8:00 AM',
  ends: 'must be a date and time like 03/07/2026 8:00 AM',
  start: 'must be a time like 8:00 AM',
  end: 'must be a time like 8:00 AM',
  time: 'must be a time like 8:00 AM',
  hours: 'must be hours like 8:00 AM - 12:00 PM',
};

const LONGEST_MINUTES = 24 * 60;

type Spans = { readonly [Field in HourField]?: Span };
type Place = readonly [HourField, keyof Span];

const START_DAYS: readonly Place[] = [
  ['starts', 'from'],
  ['date', 'from'],
  ['start', 'from'],
  ['time', 'from'],
  ['hours', 'from'],
];
const START_CLOCKS: readonly Place[] = [
  ['starts', 'from'],
  ['start', 'from'],
  ['time', 'from'],
  ['hours', 'from'],
  ['date', 'from'],
];
const END_DAYS: readonly Place[] = [
  ['ends', 'from'],
  ['end', 'from'],
  ['hours', 'to'],
  ['starts', 'to'],
];
const END_CLOCKS: readonly Place[] = [
  ['ends', 'from'],
  ['end', 'from'],
  ['hours', 'to'],
  ['starts', 'to'],
  ['start', 'to'],
  ['date', 'to'],
];

/** The first of several places at which something stands. */
function firstIn<Part extends keyof Moment>(spans: Spans, places: readonly Place[], part: Part) {
  for (const [field, side] of places) {
    const value = spans[field]?.[side]?.[part];
    if (value !== undefined) return { field, value };
  }
  return undefined;
}

/** Every cell of a row that says when; undefined with a problem where one of them cannot be read. */
function spansOf(cells: Cells, { spanOf }: HourColumns): Spans | undefined {
  const spans: { [Field in HourField]?: Span } = {};
  let isRead = true;
  for (const field of HOUR_FIELDS) {
    const text = cells.of(field);
    if (text === '') continue;
    const span = spanOf(text, field);
    if (span) spans[field] = span;
    else {
      cells.fault(field, FAULTS[field]);
      isRead = false;
    }
  }
  return isRead ? spans : undefined;
}

/** A day of a cell as `YYYY-MM-DD`; undefined with a problem where the column does not read it so. */
function dayOf(cells: Cells, columns: HourColumns, found: { field: HourField; value: string }) {
  const column = columns.days(found.field);
  // One that is asked about is no problem of the row.
  if (column.question) return column.dayOf(found.value);
  return column.dayOf(found.value) ?? cells.fault(found.field, column.faultOf(found.value) ?? FAULTS.date);
}

/** The instant of a clock of the venue; undefined with a problem where it is left out that night. */
function instantOf(cells: Cells, field: HourField, date: string, time: string, zone: TimeZone) {
  const instant = wallToUtc(date, time, zone);
  if (isRefusal(instant)) return cells.fault(field, instant.text);
  const hourLater = new Date(Date.parse(instant) + 3_600_000).toISOString();
  if (utcToWall(hourLater, zone).time === time)
    cells.note(field, 'happens twice that night, when clocks are set back: the first is taken');
  return instant;
}

/** The instant at which a row says something is; null where it says nothing of it. */
export function momentOf(cells: Cells, columns: HourColumns): string | null | undefined {
  const spans = spansOf(cells, columns);
  if (!spans) return undefined;
  const day = firstIn(spans, START_DAYS, 'day');
  const clock = firstIn(spans, START_CLOCKS, 'clock');
  if (!day && !clock) return null;
  if (!day) return cells.fault('date', 'has no date');
  if (!clock) return null;
  const date = dayOf(cells, columns, day);
  if (date === undefined) return undefined;
  return instantOf(cells, clock.field, date, settledStart(asDay(clock.value, columns)), columns.zone);
}

const asDay = (clock: Clock, { isDayLong }: HourColumns): Clock =>
  isDayLong && clock.form === 'open' ? { ...clock, form: 'day' } : clock;

/** Start and end of a row as UTC instants; without an end it has no length. Undefined with problems. */
export function hoursOf(cells: Cells, columns: HourColumns): { start: string; end: string } | undefined {
  const spans = spansOf(cells, columns);
  if (!spans) return undefined;
  const day = firstIn(spans, START_DAYS, 'day');
  const clock = firstIn(spans, START_CLOCKS, 'clock');
  if (!day) return cells.fault('date', 'has no date');
  if (!clock)
    return cells.fault(day.field === 'starts' ? 'starts' : 'start', 'has no time at which it starts');
  const date = dayOf(cells, columns, day);
  if (date === undefined) return undefined;
  const from = asDay(clock.value, columns);
  const until = firstIn(spans, END_CLOCKS, 'clock');
  const { zone } = columns;
  if (!until) {
    const start = instantOf(cells, clock.field, date, settledStart(from), zone);
    return start === undefined ? undefined : { start, end: start };
  }
  const [startTime, endTime] = settledClocks(from, asDay(until.value, columns));
  const start = instantOf(cells, clock.field, date, startTime, zone);
  const endDay = firstIn(spans, END_DAYS, 'day');
  const lastDate = endDay ? dayOf(cells, columns, endDay) : endTime < startTime ? addDays(date, 1) : date;
  if (start === undefined || lastDate === undefined) return undefined;
  const end = instantOf(cells, until.field, lastDate, endTime, zone);
  if (end === undefined) return undefined;
  const settled = end < start ? endAfter(start, end, zone) : end;
  if (isRefusal(settled)) return cells.fault(until.field, settled.text);
  if (minutesBetween(start, settled) > LONGEST_MINUTES)
    return cells.fault(until.field, 'is more than a day after the start');
  return { start, end: settled };
}
