import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { day } from '@courtcrew/ui-kit/time/format.ts';
import type { Language } from '@courtcrew/ui-kit/words/words.tsx';

/** The days of a schedule for a filter: `MM/DD/YYYY` and `Sat, Mar 7`. */
export const daysOf = (
  shifts: readonly Pick<ShiftRow, 'date' | 'start' | 'time_zone'>[],
  language: Language,
): readonly (readonly [date: string, text: string])[] => [
  ...new Map(shifts.map(({ date, start, time_zone }) => [date, day(start, time_zone, language)])),
];
