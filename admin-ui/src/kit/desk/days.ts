import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { shortDay } from '@courtcrew/ui-kit/time/format.ts';
import type { Language } from '@courtcrew/ui-kit/words/words.tsx';

interface OnDay {
  readonly date: string;
  readonly start: string;
  readonly time_zone: TimeZone;
}

/** The days of a schedule for a filter: `MM/DD/YYYY` and `Sat, Mar 7`. */
export const daysOf = (
  shifts: readonly OnDay[],
  language: Language,
): readonly (readonly [date: string, text: string])[] => [
  ...new Map(shifts.map(({ date, start, time_zone }) => [date, shortDay(start, time_zone, language)])),
];
