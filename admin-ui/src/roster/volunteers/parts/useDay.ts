import { getVolunteerDates } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { shortDate } from '@courtcrew/ui-kit/time/dates.ts';
import { serverNow } from '@courtcrew/ui-kit/time/serverClock.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { useDesk } from '../../../kit/desk/desk.ts';
import { dayAtDesk, dayToShow } from './dayToShow.ts';

const FILTER = { day: '' };

/** Days with shifts of volunteers: the read, and the options of a filter. */
export function useDays() {
  const { tid } = useDesk();
  const { language } = useSpeech();
  const dates = useCall(getVolunteerDates, { params: { tid } });
  return { dates, days: (dates.data ?? []).map(({ day }) => [day, shortDate(day, language)] as const) };
}

/** `useDays`, with the day in the address, else the one nearest to today at the venue. */
export function useDay() {
  const { time_zone } = useDesk();
  const { filter, set } = useUrlFilter(FILTER);
  const { dates, days } = useDays();
  const today = dayAtDesk(dates.data ?? [], new Date(serverNow()).toISOString(), time_zone);
  return {
    dates,
    days,
    today,
    day: dayToShow(dates.data ?? [], filter.day, today),
    choose: (day: string) => set({ day }),
  };
}
