import { getVolunteerDates } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { serverNow } from '@courtcrew/ui-kit/time/serverClock.ts';
import { useDesk } from '../../../kit/desk/desk.ts';
import { dayAtDesk, dayToShow } from './dayToShow.ts';

const FILTER = { day: '' };

/** Days with shifts of volunteers, and the one in the address or nearest to today at the venue. */
export function useDay() {
  const { tid, time_zone } = useDesk();
  const { filter, set } = useUrlFilter(FILTER);
  const dates = useCall(getVolunteerDates, { params: { tid } });
  const today = dayAtDesk(dates.data ?? [], new Date(serverNow()).toISOString(), time_zone);
  return {
    dates,
    today,
    day: dayToShow(dates.data ?? [], filter.day, today),
    choose: (day: string) => set({ day }),
  };
}
