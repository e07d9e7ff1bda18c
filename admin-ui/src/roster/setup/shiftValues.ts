import type { BodyIn } from '@courtcrew/domain/contract/call.ts';
import { utcToWall } from '@courtcrew/domain/kernel/time.ts';
import type { addShift } from '@courtcrew/domain/roster/contract.ts';
import { DEFAULT_CATEGORY, DEFAULT_COLOR } from '@courtcrew/domain/roster/model.ts';
import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { isHex } from '@courtcrew/ui-kit/form/swatches.ts';

/** The shift form as it is typed: numbers are digits, the day `YYYY-MM-DD`, times `HH:mm` at the venue. */
export interface ShiftValues {
  readonly name: string;
  readonly category: string;
  readonly pre_reg: boolean;
  readonly description: string;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly spots: string;
  /** Whether spots are counted by credential; then those four make the total. */
  readonly byLevel: boolean;
  readonly certified: string;
  readonly level_two: string;
  readonly level_one: string;
  readonly none: string;
  /** Of volunteers' shifts; empty for as many as come. */
  readonly wait_spots: string;
  readonly signature_required: boolean;
  readonly color: string;
  readonly repeat: string;
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
  ...more,
});

const digits = (count: number | null): string => (count === null ? '' : String(count));

/** A shift as the form shows it. */
export function valuesOf(shift: ShiftRow): ShiftValues {
  const start = utcToWall(shift.start, shift.time_zone);
  return {
    name: shift.name,
    category: shift.category,
    pre_reg: shift.pre_reg,
    description: shift.description,
    date: start.date,
    start: start.time,
    end: utcToWall(shift.end, shift.time_zone).time,
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
  };
}

export const totalSpots = (values: ShiftValues): number =>
  values.byLevel ? LEVEL_FIELDS.reduce((sum, level) => sum + Number(values[level]), 0) : Number(values.spots);

/** An end chosen earlier than the start moves to the start. */
export const endAfter = (start: string, end: string): string => (end !== '' && end < start ? start : end);

/** What is missing, by field; the texts are keys of the desk's words. */
export function faultsOf(values: ShiftValues) {
  return {
    ...(values.date === '' || values.start === '' ? { date: 'setup.dateRequired' as const } : {}),
    ...(totalSpots(values) === 0 ? { spots: 'setup.noSpots' as const } : {}),
    ...(isHex(values.color) ? {} : { color: 'setup.badHex' as const }),
  };
}

/** The body of the call. A shift that ends on a later day keeps its end unless day or times are changed. */
export function bodyOf(values: ShiftValues, before?: ShiftRow): BodyIn<typeof addShift> {
  const old = before && valuesOf(before);
  const moved = !old || old.date !== values.date || old.start !== values.start || old.end !== values.end;
  const { name, category, pre_reg, signature_required, description, date, color } = values;
  const end = endAfter(values.start, values.end || values.start);
  const levels = Object.fromEntries(LEVEL_FIELDS.map((level) => [level, Number(values[level])]));
  return {
    name: name.trim(),
    category,
    pre_reg,
    signature_required,
    description: description.trim(),
    color,
    ...(moved ? { start: `${date}T${values.start}`, end: `${date}T${end}` } : {}),
    ...(values.byLevel ? levels : { spots: Number(values.spots) }),
    // Sent unchanged it would drop a waitlist counted by credential.
    ...(old?.wait_spots === values.wait_spots
      ? {}
      : { wait_spots: values.wait_spots === '' ? null : Number(values.wait_spots) }),
    ...(old?.byLevel && !values.byLevel
      ? { certified: null, level_two: null, level_one: null, none: null }
      : {}),
  };
}
