import type { BodyIn } from '@courtcrew/domain/contract/call.ts';
import { isRefusal } from '@courtcrew/domain/kernel/refusal.ts';
import { addDays, daysBetween, utcToWall, wallToUtc } from '@courtcrew/domain/kernel/time.ts';
import type { addShift } from '@courtcrew/domain/roster/contract.ts';
import { editedHours } from '@courtcrew/domain/roster/hours.ts';
import { DEFAULT_CATEGORY, DEFAULT_COLOR, type Hours } from '@courtcrew/domain/roster/model.ts';
import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { isHex } from '@courtcrew/ui-kit/form/swatches.ts';

/** Form values: numbers as digits, day `YYYY-MM-DD`, times `HH:mm` at the venue. */
export interface ShiftValues {
  readonly name: string;
  readonly category: string;
  readonly pre_reg: boolean;
  readonly description: string;
  readonly date: string;
  readonly start: string;
  /** Empty while unknown. */
  readonly end: string;
  readonly spots: string;
  /** Spots are counted by credential; the four make the total. */
  readonly byLevel: boolean;
  readonly certified: string;
  readonly level_two: string;
  readonly level_one: string;
  readonly none: string;
  /** Volunteers' shifts only; empty is unlimited. */
  readonly wait_spots: string;
  readonly signature_required: boolean;
  readonly color: string;
  readonly repeat: string;
  /** Earlier confirmations survive the change. */
  readonly keep_confirmed: boolean;
  /** Days from start to end; 0 for a new shift. */
  readonly nights: number;
}

export const LEVEL_FIELDS = ['certified', 'level_two', 'level_one', 'none'] as const;

export const newShift = (date: string, more: Partial<ShiftValues> = {}): ShiftValues => ({
  name: '',
  category: DEFAULT_CATEGORY,
  pre_reg: false,
  description: '',
  date,
  start: '08:00',
  end: '12:00',
  spots: '',
  byLevel: false,
  certified: '',
  level_two: '',
  level_one: '',
  none: '',
  wait_spots: '',
  signature_required: false,
  color: DEFAULT_COLOR,
  repeat: '0',
  keep_confirmed: false,
  nights: 0,
  ...more,
});

const digits = (count: number | null): string => (count === null ? '' : String(count));

export function valuesOf(shift: ShiftRow): ShiftValues {
  const start = utcToWall(shift.start, shift.time_zone);
  const end = utcToWall(shift.end, shift.time_zone);
  return {
    name: shift.name,
    category: shift.category,
    pre_reg: shift.pre_reg,
    description: shift.description,
    date: start.date,
    start: start.time,
    // An end equal to the start would read as the next day's.
    end: shift.end === shift.start ? '' : end.time,
    nights: daysBetween(start.date, end.date),
    spots: String(shift.spots),
    byLevel: shift.certified !== null,
    certified: digits(shift.certified),
    level_two: digits(shift.level_two),
    level_one: digits(shift.level_one),
    none: digits(shift.none),
    wait_spots: digits(shift.wait_spots),
    signature_required: shift.signature_required,
    color: shift.color,
    repeat: '0',
    keep_confirmed: false,
  };
}

export const totalSpots = (values: ShiftValues): number =>
  values.byLevel ? LEVEL_FIELDS.reduce((sum, level) => sum + Number(values[level]), 0) : Number(values.spots);

/** Day on which the shift ends: an end at or before the start is on the next day. */
export const endDay = (date: string, start: string, end: string): string =>
  date !== '' && end !== '' && end <= start ? addDays(date, 1) : date;

/** Day on which the form's shift ends. Untouched times keep the length. */
export const lastDay = ({ date, start, end, nights }: ShiftValues, before?: ShiftValues): string =>
  before && before.start === start && before.end === end && date !== ''
    ? addDays(date, nights)
    : endDay(date, start, end);

/** Missing fields, with the keys of their texts. */
export function faultsOf(values: ShiftValues) {
  return {
    ...(values.date === '' || values.start === '' ? { date: 'setup.dateRequired' as const } : {}),
    ...(totalSpots(values) === 0 ? { spots: 'setup.noSpots' as const } : {}),
    ...(isHex(values.color) ? {} : { color: 'setup.badHex' as const }),
  };
}

const isMoved = (values: ShiftValues, old: ShiftValues): boolean =>
  old.date !== values.date || old.start !== values.start || old.end !== values.end;

/** Hours of the form; null while invalid. */
export function hoursOf(values: ShiftValues, shift: ShiftRow): Hours | null {
  const old = valuesOf(shift);
  if (!isMoved(values, old)) return shift;
  const zone = shift.time_zone;
  const start = wallToUtc(values.date, values.start, zone);
  const end = values.end === '' ? start : wallToUtc(lastDay(values, old), values.end, zone);
  if (isRefusal(start) || isRefusal(end)) return null;
  const hours = editedHours(shift, { start, end }, zone);
  return isRefusal(hours) ? null : hours;
}

/** Body of the call. Untouched hours are not sent; those of a pattern keep its length. */
export function bodyOf(values: ShiftValues, before?: ShiftRow, pattern?: ShiftRow): BodyIn<typeof addShift> {
  const old = before && valuesOf(before);
  const lasted = old ?? (pattern && valuesOf(pattern));
  const moved = !old || isMoved(values, old);
  const { name, category, pre_reg, signature_required, description, date, color } = values;
  const levels = Object.fromEntries(LEVEL_FIELDS.map((level) => [level, Number(values[level])]));
  return {
    name: name.trim(),
    category,
    pre_reg,
    signature_required,
    description: description.trim(),
    color,
    ...(moved && {
      start: `${date}T${values.start}`,
      end: values.end === '' ? null : `${lastDay(values, lasted)}T${values.end}`,
    }),
    ...(values.byLevel ? levels : { spots: Number(values.spots) }),
    // Sent unchanged, it would drop a waitlist counted by credential.
    ...(old?.wait_spots === values.wait_spots
      ? {}
      : { wait_spots: values.wait_spots === '' ? null : Number(values.wait_spots) }),
    ...(old?.byLevel && !values.byLevel
      ? { certified: null, level_two: null, level_one: null, none: null }
      : {}),
  };
}
