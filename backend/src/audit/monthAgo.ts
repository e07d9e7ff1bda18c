import { addDays, dateIn, dayBegins } from '@courtcrew/domain/kernel/time.ts';

const DAYS = 30;
const EASTERN = 'US/Eastern';

/** Midnight in the East thirty days ago. */
export const monthAgo = (now: string): string => dayBegins(addDays(dateIn(now, EASTERN), -DAYS), EASTERN);
