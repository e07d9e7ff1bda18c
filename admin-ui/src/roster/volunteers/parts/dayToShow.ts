import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { addDays, dateIn, type TimeZone } from '@courtcrew/domain/kernel/time.ts';
import type { getVolunteerDates } from '@courtcrew/domain/roster/contract.ts';

type Dates = AnswerOf<typeof getVolunteerDates>;

/** The day whose shifts run: over midnight the one before, until those of the new day begin. */
export function dayAtDesk(dates: Dates, now: string, zone: TimeZone): string {
  const today = dateIn(now, zone);
  const before = dates.find(({ day }) => day === addDays(today, -1));
  const hasBegun = dates.some(({ day, first }) => day === today && first <= now);
  return before && before.last > now && !hasBegun ? before.day : today;
}

/** The day a screen opens on: the wished one if there are shifts on it, today or the next such day, or the last. */
export const dayToShow = (dates: Dates, wished: string, today: string): string | undefined =>
  (dates.find(({ day }) => day === wished) ?? dates.find(({ day }) => day >= today) ?? dates.at(-1))?.day;
