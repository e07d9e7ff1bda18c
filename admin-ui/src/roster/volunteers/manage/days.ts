import { isRefusal } from '@courtcrew/domain/kernel/refusal.ts';
import { parseDate } from '@courtcrew/domain/kernel/time.ts';

/** The day of an address, in either of the forms links carry, as `YYYY-MM-DD`; empty for none. */
export function dayIn(text: string): string {
  const date = parseDate(text);
  return isRefusal(date) ? '' : date;
}
