import { getAllVolunteerShifts } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { shortDay } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { DayFilter } from '../../../kit/desk/DayFilter.tsx';
import { useDesk } from '../../../kit/desk/desk.ts';
import { useDay } from '../parts/useDay.ts';
import type { ManagedProps } from './filter.ts';
import { ManageFilters } from './ManageFilters.tsx';
import { NoShiftsHere } from './NoShiftsHere.tsx';
import { VolunteerDesk } from './VolunteerDesk.tsx';

/** The shifts of all categories on one day: a whole tournament is more than anybody reads at once. */
export function AllShifts({ categories, by }: ManagedProps) {
  const { tid } = useDesk();
  const { language } = useSpeech();
  const { dates, day, choose } = useDay();
  const shifts = useCall(
    getAllVolunteerShifts,
    { body: { tid, ...(day !== undefined && { day }) } },
    { enabled: day !== undefined, keepFormer: true },
  );
  const days = dates.data?.map(
    (row) => [row.day, shortDay(`${row.day}T12:00:00.000Z`, 'UTC', language)] as const,
  );
  return (
    <>
      <ManageFilters
        categories={categories}
        vcid=""
        by={by}
        days={days && <DayFilter required days={days} value={day ?? ''} onChange={choose} />}
      />
      <Answered of={dates} loading="list" rows={10} empty={<NoShiftsHere />}>
        {() => (
          <Answered of={shifts} loading="list" rows={10}>
            {(rows) => <VolunteerDesk by={by} shifts={rows} />}
          </Answered>
        )}
      </Answered>
    </>
  );
}
