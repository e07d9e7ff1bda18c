import { type DateColumn, isDay, type Near } from '../kernel/days.ts';
import { isRefusal, type Refusal } from '../kernel/refusal.ts';
import { addDays, endAfter, minutesBetween, type TimeZone, utcToWall, wallToUtc } from '../kernel/time.ts';
import { type Clock, halvesOf, readClock, settledClocks, settledStart } from './cells/clock.ts';
import type { Cells } from './cellsOf.ts';

/** When something is, from whichever of its cells say it. */

export const HOUR_FIELDS = ['date', 'starts', 'start', 'hours', 'ends', 'end', 'time'] as const;
type HourField = (typeof HOUR_FIELDS)[number];

interface Moment {
  /** As it stands in the cell. */
  readonly day?: string | undefined;
  readonly clock?: Clock | undefined;
  /** UTC, of a text that names its offset. */
  readonly instant?: string | undefined;
}

export interface Span {
  readonly from: Moment;
  readonly to?: Moment;
}

const MINUTE = 60_000;

/** In these cells `8-12` are hours, in the others a day. */
const OF_CLOCKS: ReadonlySet<HourField> = new Set(['start', 'hours', 'end', 'time']);

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;

function momentIn(text: string, near: Near, clockFirst: boolean): Moment | undefined {
  if (INSTANT.test(text) && !Number.isNaN(Date.parse(text)))
    return { instant: new Date(Math.floor(Date.parse(text) / MINUTE) * MINUTE).toISOString() };
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
  /** What days and hours were found to be: most rows share them, and each costs a look at the clocks of the zone. */
  readonly known: Map<string, Said>;
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
function instantOf(cells: Cells, field: HourField, date: string, time: string, { zone, known }: HourColumns) {
  const key = `${date} ${time}`;
  const said = known.get(key) ?? saidOf(date, time, zone);
  known.set(key, said);
  if (isRefusal(said.instant)) return cells.fault(field, said.instant.text);
  if (said.isTwice)
    cells.note(field, 'happens twice that night, when clocks are set back: the first is taken');
  return said.instant;
}

interface Said {
  readonly instant: string | Refusal;
  /** The clock shows it again an hour later. */
  readonly isTwice: boolean;
}

function saidOf(date: string, time: string, zone: TimeZone): Said {
  const instant = wallToUtc(date, time, zone);
  if (isRefusal(instant)) return { instant, isTwice: false };
  const hourLater = new Date(Date.parse(instant) + 3_600_000).toISOString();
  return { instant, isTwice: utcToWall(hourLater, zone).time === time };
}

const asDay = (clock: Clock, { isDayLong }: HourColumns): Clock =>
  isDayLong && clock.form === 'open' ? { ...clock, form: 'day' } : clock;

/** The instant at which a row says something is; null where it says nothing of it. */
export function momentOf(cells: Cells, columns: HourColumns): string | null | undefined {
  const spans = spansOf(cells, columns);
  if (!spans) return undefined;
  const exact = firstIn(spans, START_CLOCKS, 'instant');
  if (exact) return exact.value;
  const day = firstIn(spans, START_DAYS, 'day');
  const clock = firstIn(spans, START_CLOCKS, 'clock');
  if (clock && !day) return cells.fault('date', 'has no date');
  if (!clock || !day) return null;
  const date = dayOf(cells, columns, day);
  if (date === undefined) return undefined;
  return instantOf(cells, clock.field, date, settledStart(asDay(clock.value, columns)), columns);
}

interface Begun {
  readonly start: string;
  readonly date: string;
  readonly time: string;
}

/** When a row begins, and what clocks show then. */
function begunAt(
  cells: Cells,
  spans: Spans,
  columns: HourColumns,
  settled: (clock: Clock) => string,
): Begun | undefined {
  const exact = firstIn(spans, START_CLOCKS, 'instant');
  if (exact) return { start: exact.value, ...utcToWall(exact.value, columns.zone) };
  const day = firstIn(spans, START_DAYS, 'day');
  const clock = firstIn(spans, START_CLOCKS, 'clock');
  if (!day) return cells.fault('date', 'has no date');
  if (!clock)
    return cells.fault(day.field === 'starts' ? 'starts' : 'start', 'has no time at which it starts');
  const date = dayOf(cells, columns, day);
  if (date === undefined) return undefined;
  const time = settled(clock.value);
  const start = instantOf(cells, clock.field, date, time, columns);
  return start === undefined ? undefined : { start, date, time };
}

/** Start and end of a row as UTC instants; without an end it has no length. Undefined with problems. */
export function hoursOf(cells: Cells, columns: HourColumns): { start: string; end: string } | undefined {
  const spans = spansOf(cells, columns);
  if (!spans) return undefined;
  const { zone } = columns;
  const exact = firstIn(spans, END_CLOCKS, 'instant');
  const until = exact ? undefined : firstIn(spans, END_CLOCKS, 'clock');
  // Where the end says AM or PM, an hour before it that says neither is of the same clock.
  const isHalf = until?.value.form === 'half';
  const together = (clock: Clock) =>
    until && settledClocks(isHalf ? clock : asDay(clock, columns), asDay(until.value, columns));
  const begun = begunAt(
    cells,
    spans,
    columns,
    (clock) => together(clock)?.[0] ?? settledStart(asDay(clock, columns)),
  );
  if (!begun) return undefined;
  const { start, date, time } = begun;
  if (exact) return lasting(cells, exact.field, start, exact.value, zone);
  if (!until) return { start, end: start };
  const first = firstIn(spans, START_CLOCKS, 'clock')?.value;
  const endTime = (first && together(first)?.[1]) ?? until.value.time;
  const endDay = firstIn(spans, END_DAYS, 'day');
  const lastDate = endDay ? dayOf(cells, columns, endDay) : endTime < time ? addDays(date, 1) : date;
  const end = lastDate === undefined ? undefined : instantOf(cells, until.field, lastDate, endTime, columns);
  return end === undefined ? undefined : lasting(cells, until.field, start, end, zone);
}

/** An end before its start is on the next day; more than a day is none that people have meant. */
function lasting(cells: Cells, field: HourField, start: string, end: string, zone: TimeZone) {
  const settled = end < start ? endAfter(start, end, zone) : end;
  if (isRefusal(settled)) return cells.fault(field, settled.text);
  if (minutesBetween(start, settled) > LONGEST_MINUTES)
    return cells.fault(field, 'is more than a day after the start');
  return { start, end: settled };
}
