import { compareTexts } from '@courtcrew/domain/kernel/spelling.ts';
import { getRegisteredRefs, getShiftSpots } from '@courtcrew/domain/roster/contract.ts';
import type { ShiftWithPeople, StaffMember } from '@courtcrew/domain/roster/shapes.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { useCallback, useMemo } from 'react';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { NoShifts } from '../parts/NothingYet.tsx';
import { useDeskWords } from '../words.ts';
import { linesOf, obstaclesTo, peopleLines } from './lines.ts';
import { FILTER, ScheduleFilters } from './ScheduleFilters.tsx';
import { SeatDesk } from './SeatDesk.tsx';
import { useOfficialSeats } from './useSeatActions.ts';

export function EditSchedule() {
  const d = useDeskWords();
  const { tid } = useDesk();
  const shifts = useCall(getShiftSpots, { params: { tid }, body: {} });
  const people = useCall(getRegisteredRefs, { params: { tid } });
  return (
    <>
      <DeskHeader title={d('staff.editSchedule')} low />
      <Answered of={shifts} loading="list" rows={10} empty={<NoShifts />}>
        {(rows) => (
          <Answered of={people} loading="list" rows={10} isEmpty={() => false}>
            {(registered) => <ScheduleDesk byTime={rows} people={registered} />}
          </Answered>
        )}
      </Answered>
    </>
  );
}

interface ScheduleDeskProps {
  readonly byTime: readonly ShiftWithPeople[];
  readonly people: readonly StaffMember[];
}

const byNameThenTime = (a: ShiftWithPeople, b: ShiftWithPeople): number =>
  compareTexts(a.name, b.name) || a.start.localeCompare(b.start);

function ScheduleDesk({ byTime, people }: ScheduleDeskProps) {
  const d = useDeskWords();
  const { filter, set, clear, active } = useUrlFilter(FILTER);
  const actions = useOfficialSeats();
  const inTime = filter.view !== 'name';
  const shifts = useMemo(() => (inTime ? byTime : byTime.toSorted(byNameThenTime)), [inTime, byTime]);
  const lines = useMemo(
    () => linesOf(shifts, { search: filter.q, day: filter.day, open: filter.open, days: inTime }),
    [shifts, filter.q, filter.day, filter.open, inTime],
  );
  const peopleFor = useCallback(
    (picked: ShiftWithPeople | null) =>
      peopleLines(people, filter.person, picked && obstaclesTo(picked, byTime)),
    [people, filter.person, byTime],
  );
  const onKey = (key: string): boolean => {
    if (key.toLowerCase() !== 'w') return false;
    set({ waitlist: !filter.waitlist });
    return true;
  };
  return (
    <>
      <ScheduleFilters shifts={byTime} filter={filter} set={set} onClear={active ? clear : undefined} />
      <SeatDesk
        shifts={byTime}
        lines={lines}
        withDay={!inTime}
        shiftSearch={{ search: filter.q, onSearch: (q) => set({ q }) }}
        peopleFor={peopleFor}
        people={{
          search: filter.person,
          onSearch: (person) => set({ person }),
          empty: d(people.length === 0 ? 'schedule.noPeople' : 'schedule.noPerson'),
        }}
        actions={actions}
        assign={(shift, person) => actions.assign(shift, person, filter.waitlist)}
        mode={filter.waitlist ? d('schedule.waitlistOn') : undefined}
        modeKeys={[['W', d('schedule.keyWaitlist')]]}
        onKey={onKey}
        besides={310}
      />
    </>
  );
}
