import { addDays, dateIn, wallToUtc } from '@courtcrew/domain/kernel/time.ts';

const DAYS = 30;
const EASTERN = 'US/Eastern';

/** Midnight in the East thirty days ago. Clocks never change at midnight there, so that instant exists. */
export function monthAgo(now: string): string {
  const start = wallToUtc(addDays(dateIn(now, EASTERN), -DAYS), '00:00', EASTERN);
  return typeof start === 'string' ? start : now;
}
