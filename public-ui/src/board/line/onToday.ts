import { dateIn } from '@courtcrew/domain/kernel/time.ts';
import type { ListingRow } from '@courtcrew/domain/tournaments/contract.ts';

type Dated = Pick<ListingRow, 'start' | 'end_date' | 'time_zone'>;

/** The instant is within the tournament's days at its venue. */
export function isOnToday({ start, end_date, time_zone }: Dated, now: string): boolean {
  const today = dateIn(now, time_zone);
  return start !== null && start <= today && today <= (end_date ?? start);
}
