import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import type { ReactNode } from 'react';
import { DayFilter } from '../../../kit/desk/DayFilter.tsx';
import { FirstSteps } from '../../../kit/page/NextStep.tsx';
import { useVolunteerWords } from '../words.ts';
import { useDay } from './useDay.ts';

export interface Shown {
  /** `YYYY-MM-DD` at the venue. */
  readonly day: string;
  readonly isToday: boolean;
  /** Chooses another one. */
  readonly choice: ReactNode;
}

interface OnDayProps {
  /** Offers all days as well, which stand as `all` in the address. */
  readonly orAll?: boolean;
  readonly children: (shown: Shown) => ReactNode;
}

export const ALL_DAYS = 'all';

/** What is about one day with shifts of volunteers; without such a day, the way to make one. */
export function OnDay({ orAll = false, children }: OnDayProps) {
  const v = useVolunteerWords();
  const { dates, days, day, today, choose } = useDay();
  const none = (
    <EmptyState
      title={v('day.none')}
      text={v('day.noneHelp')}
      action={<FirstSteps to="/volunteercaptain/scheduling" label={v('home.shifts')} />}
    />
  );
  return (
    <Answered of={dates} loading="list" rows={10} empty={none}>
      {() =>
        day !== undefined &&
        children({
          day,
          isToday: day === today,
          choice: (
            <DayFilter
              required={!orAll}
              days={days.map(([date, text]) => [date, date === today ? v('day.today', { day: text }) : text])}
              value={day}
              onChange={(chosen) => choose(chosen || ALL_DAYS)}
            />
          ),
        })
      }
    </Answered>
  );
}
