import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { getVolunteerDates } from '@courtcrew/domain/roster/contract.ts';

type Dates = AnswerOf<typeof getVolunteerDates>;

/** The day a screen opens on: the wished one if there are shifts on it, today or the next such day, or the last. */
export const dayToShow = (dates: Dates, wished: string, today: string): string | undefined =>
  (dates.find(({ day }) => day === wished) ?? dates.find(({ day }) => day >= today) ?? dates.at(-1))?.day;
