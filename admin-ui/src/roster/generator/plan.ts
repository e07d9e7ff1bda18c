import type { BodyIn } from '@courtcrew/domain/contract/call.ts';
import { addDays, daysBetween, isDate } from '@courtcrew/domain/kernel/time.ts';
import type { addShiftsFromList } from '@courtcrew/domain/roster/contract.ts';
import { DEFAULT_COLOR } from '@courtcrew/domain/roster/model.ts';
import { endDay } from '../setup/shiftValues.ts';

export interface Slot {
  /** Identity within the page, by which exclusions survive other edits. */
  readonly id: number;
  readonly name: string;
  /** HH:mm at the venue. */
  readonly start: string;
  readonly end: string;
  readonly color: string;
}

export const LEVELS = ['certified', 'levelTwo', 'levelOne', 'volunteer'] as const;
export type Level = (typeof LEVELS)[number];
export type Counts = Readonly<Record<Level, string>>;

export const NO_COUNTS: Counts = { certified: '', levelTwo: '', levelOne: '', volunteer: '' };
export const MOST = 500;

const MORE_DAYS = 60;

export interface PlannedShift {
  readonly key: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly slot: Slot;
}

let slotsMade = 0;

export const newSlot = (start = '08:00', end = '12:00'): Slot => ({
  id: ++slotsMade,
  name: '',
  start,
  end,
  color: DEFAULT_COLOR,
});

const DAY_MINUTES = 24 * 60;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Begins where the last slot ends, with its length. */
export function slotAfter(last: Slot | undefined): Slot {
  if (!last || last.start === '' || last.end === '') return newSlot();
  const length = (minutesOf(last.end) - minutesOf(last.start) + DAY_MINUTES) % DAY_MINUTES;
  return newSlot(last.end, timeOf(minutesOf(last.end) + length));
}

/** Every slot on every day, without exclusions. */
export function plannedShifts(
  first: string,
  last: string,
  slots: readonly Slot[],
  leftOut: ReadonlySet<string>,
): readonly PlannedShift[] {
  if (!isDate(first) || !isDate(last)) return [];
  const count = Math.min(daysBetween(first, last), MORE_DAYS) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) => addDays(first, index)).flatMap((date) =>
    slots.flatMap((slot) => {
      const key = `${date} ${slot.id}`;
      return slot.start === '' || leftOut.has(key) ? [] : [{ key, date, slot }];
    }),
  );
}

const numbers = (counts: Counts) => ({
  certified: Number(counts.certified),
  levelTwo: Number(counts.levelTwo),
  levelOne: Number(counts.levelOne),
  volunteer: Number(counts.volunteer),
});

export const totalOf = (counts: Counts): number =>
  Object.values(numbers(counts)).reduce((sum, count) => sum + count, 0);

/** Body of the call: shifts, and the counts they share. */
export function listBody(
  planned: readonly PlannedShift[],
  spots: Counts,
  waitlist: Counts,
  category: string,
): BodyIn<typeof addShiftsFromList> {
  const wait = numbers(waitlist);
  return {
    listOfShifts: planned.map(({ date, slot: { name, start, end, color } }) => ({
      name: name.trim(),
      start: `${date}T${start}`,
      end: end === '' ? null : `${endDay(date, start, end)}T${end}`,
      color,
    })),
    spotTotal: totalOf(spots),
    ...numbers(spots),
    waitTotal: totalOf(waitlist),
    waitCertified: wait.certified,
    waitLevelTwo: wait.levelTwo,
    waitLevelOne: wait.levelOne,
    waitVolunteer: wait.volunteer,
    category,
  };
}
