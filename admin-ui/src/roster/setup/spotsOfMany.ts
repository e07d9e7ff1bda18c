import type { BodyIn } from '@courtcrew/domain/contract/call.ts';
import type { editShift } from '@courtcrew/domain/roster/contract.ts';
import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { LEVEL_FIELDS } from './shiftValues.ts';

export type SpotValues = Readonly<Record<'spots' | (typeof LEVEL_FIELDS)[number], string>>;

const countsByCredential = (shift: ShiftRow): boolean => shift.certified !== null;

/** How these shifts count: one number, one per credential, or both kinds. */
export const countsOf = (shifts: readonly ShiftRow[]) => ({
  inAll: shifts.some((shift) => !countsByCredential(shift)),
  byLevel: shifts.some(countsByCredential),
});

const common = (counts: readonly (number | null)[]): string =>
  counts.length > 0 && counts.every((count) => count === counts[0]) ? String(counts[0] ?? '') : '';

/** Values shared by all shifts; empty where they differ. */
export function spotValues(shifts: readonly ShiftRow[]): SpotValues {
  const counted = shifts.filter(countsByCredential);
  const others = shifts.filter((shift) => !countsByCredential(shift));
  return {
    spots: common(others.map(({ spots }) => spots)),
    certified: common(counted.map(({ certified }) => certified)),
    level_two: common(counted.map(({ level_two }) => level_two)),
    level_one: common(counted.map(({ level_one }) => level_one)),
    none: common(counted.map(({ none }) => none)),
  };
}

/** A shift's part of the typed numbers, by how it counts; null without any. */
export function spotsFor(
  shift: ShiftRow,
  values: Partial<SpotValues>,
): Omit<BodyIn<typeof editShift>, 'sid'> | null {
  const fields = countsByCredential(shift) ? LEVEL_FIELDS : (['spots'] as const);
  const typed = fields.filter((field) => values[field]);
  if (typed.length === 0) return null;
  return Object.fromEntries(typed.map((field) => [field, Number(values[field])]));
}
