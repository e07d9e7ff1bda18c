import { daysBetween } from '../kernel/time.ts';

export const WHENS = ['overdue', 'week', 'later', 'none'] as const;
/** When an item is due, seen from a day: before it, within seven days, later, or at no time. */
export type When = (typeof WHENS)[number];

const WEEK = 7;

/** Days are `YYYY-MM-DD`; `today` is the day at the venue. */
export function whenDue(due_date: string | null, today: string): When {
  if (due_date === null) return 'none';
  const days = daysBetween(today, due_date);
  if (days < 0) return 'overdue';
  return days < WEEK ? 'week' : 'later';
}
