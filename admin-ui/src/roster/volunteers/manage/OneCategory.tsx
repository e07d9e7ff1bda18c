import { isRefusal } from '@courtcrew/domain/kernel/refusal.ts';
import { dateIn, parseDate } from '@courtcrew/domain/kernel/time.ts';
import { getShiftSpotsForCategory } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { shortDay } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { DayFilter } from '../../../kit/desk/DayFilter.tsx';
import { useDesk } from '../../../kit/desk/desk.ts';
import type { ManagedProps } from './filter.ts';
import { ManageFilters } from './ManageFilters.tsx';
import { NoShiftsHere } from './NoShiftsHere.tsx';
import { VolunteerDesk } from './VolunteerDesk.tsx';

/** The shifts of one category, on all its days or one. */
export function OneCategory({ vcid, categories, by }: ManagedProps & { readonly vcid: string }) {
  const { tid, time_zone } = useDesk();
  const { language } = useSpeech();
  const shifts = useCall(getShiftSpotsForCategory, { params: { vcid }, body: { tid } });
  const days = new Map(
    shifts.data?.map(({ start }) => [dateIn(start, time_zone), shortDay(start, time_zone, language)]),
  );
  const wished = dayIn(by.filter.day);
  const day = days.has(wished) ? wished : '';
  return (
    <>
      <ManageFilters
        categories={categories}
        vcid={vcid}
        by={by}
        days={<DayFilter days={[...days]} value={day} onChange={(next) => by.set({ day: next })} />}
      />
      <Answered of={shifts} loading="list" rows={10} empty={<NoShiftsHere vcid={vcid} />}>
        {(rows) => (
          <VolunteerDesk
            key={vcid}
            by={by}
            shifts={day === '' ? rows : rows.filter(({ start }) => dateIn(start, time_zone) === day)}
          />
        )}
      </Answered>
    </>
  );
}

/** The day of an address, in either of the forms links carry, as `YYYY-MM-DD`; empty for none. */
function dayIn(text: string): string {
  const date = parseDate(text);
  return isRefusal(date) ? '' : date;
}
