import { compareTexts } from '@courtcrew/domain/kernel/spelling.ts';
import { getRegisteredRefs, getShiftSpots } from '@courtcrew/domain/roster/contract.ts';
import type { ShiftWithPeople, StaffMember } from '@courtcrew/domain/roster/shapes.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useCallback, useMemo } from 'react';
import { Choice } from '../../kit/desk/Choice.tsx';
import { DayFilter } from '../../kit/desk/DayFilter.tsx';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { daysOf } from '../../kit/desk/days.ts';
import { useDesk } from '../../kit/desk/desk.ts';
import { FoldedFilters } from '../../kit/desk/FoldedFilters.tsx';
import { LastStepLine } from '../../kit/undo/StepLine.tsx';
import { NoShifts } from '../parts/NothingYet.tsx';
import { useDeskWords } from '../words.ts';
import { linesOf, obstaclesTo, peopleLines } from './lines.ts';
import { PLACE, SeatDesk } from './SeatDesk.tsx';
import { useOfficialSeats } from './useSeatActions.ts';

const NARROWED = { day: '', open: false, q: '', person: '' };
const FILTER = { view: 'time', waitlist: false, ...NARROWED, ...PLACE };

export function EditSchedule() {
  const d = useDeskWords();
  const { tid } = useDesk();
  const shifts = useCall(getShiftSpots, { params: { tid }, body: {} });
  const people = useCall(getRegisteredRefs, { params: { tid } });
  return (
    <>
      <DeskHeader title={d('staff.editSchedule')} low steps={<LastStepLine />} />
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
  const { language } = useSpeech();
  const { filter, set } = useUrlFilter(FILTER);
  const narrowed = { day: filter.day, open: filter.open, q: filter.q, person: filter.person };
  const isNarrowed = JSON.stringify(narrowed) !== JSON.stringify(NARROWED);
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
  const approved = useMemo(
    () => new Set(people.flatMap(({ ref_id, status }) => (status === 'Approved' ? [ref_id] : []))),
    [people],
  );
  const onKey = (key: string): boolean => {
    if (key.toLowerCase() !== 'w') return false;
    set({ waitlist: !filter.waitlist });
    return true;
  };
  return (
    <>
      <Toolbar onClear={isNarrowed ? () => set(NARROWED) : undefined}>
        <FoldedFilters set={Number(!inTime) + Number(filter.day !== '') + Number(filter.open)}>
          <Choice
            label={d('column.shifts')}
            value={filter.view}
            options={[
              ['time', d('schedule.byTime')],
              ['name', d('schedule.byName')],
            ]}
            onChange={(view) => set({ view })}
          />
          <DayFilter
            days={daysOf(byTime, language)}
            value={filter.day}
            onChange={(value) => set({ day: value })}
          />
          <FormControlLabel
            label={d('schedule.openOnly')}
            control={<Checkbox checked={filter.open} onChange={(_, open) => set({ open })} />}
          />
        </FoldedFilters>
        <FormControlLabel
          label={d('schedule.waitlistMode')}
          control={
            <Switch
              color="secondary"
              checked={filter.waitlist}
              onChange={(_, waitlist) => set({ waitlist })}
              slotProps={{ input: { 'aria-keyshortcuts': 'W' } }}
            />
          }
        />
      </Toolbar>
      <SeatDesk
        shifts={byTime}
        lines={lines}
        address={{
          filtered: `${filter.view} ${filter.day} ${filter.open} ${filter.q}`,
          shift: filter.shift,
          at: filter.at,
          set,
        }}
        shiftSearch={{ search: filter.q, onSearch: (q) => set({ q }) }}
        peopleFor={peopleFor}
        people={{
          search: filter.person,
          onSearch: (person) => set({ person }),
          empty: d(people.length === 0 ? 'schedule.noPeople' : 'schedule.noPerson'),
        }}
        actions={actions}
        approved={approved}
        assign={(shift, person) => actions.assign(shift, person, filter.waitlist)}
        mode={filter.waitlist ? d('schedule.waitlistOn') : undefined}
        modeKeys={[['W', d('schedule.keyWaitlist')]]}
        onKey={onKey}
        besides={420}
      />
    </>
  );
}
