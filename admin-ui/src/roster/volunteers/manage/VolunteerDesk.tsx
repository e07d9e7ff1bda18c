import type { ShiftWithPeople } from '@courtcrew/domain/roster/shapes.ts';
import type { VolunteerShiftWithPeople } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { useCallback, useMemo } from 'react';
import { linesOf } from '../../schedule/lines.ts';
import { SeatDesk } from '../../schedule/SeatDesk.tsx';
import { Pager } from '../parts/Pager.tsx';
import { useCrew } from '../parts/useCrew.ts';
import { useVolunteerWords } from '../words.ts';
import type { ManageFilter } from './filter.ts';
import { volunteerLines } from './people.ts';
import { useVolunteerSeats } from './useVolunteerSeats.ts';

interface VolunteerDeskProps {
  /** By time. */
  readonly shifts: readonly VolunteerShiftWithPeople[];
  readonly by: ManageFilter;
}

const MODES = { waitlist: 'schedule.waitlistOn', captain: 'manage.captainOn' } as const;
const MODE_KEYS: Readonly<Record<string, keyof typeof MODES>> = { w: 'waitlist', k: 'captain' };

/** Shifts of volunteers with their people, beside everybody on the list. */
export function VolunteerDesk({ shifts, by: { filter, set } }: VolunteerDeskProps) {
  const v = useVolunteerWords();
  const actions = useVolunteerSeats();
  const { crew, total, pager } = useCrew({ q: filter.person, everybody: true });
  const people = crew.data?.rows;
  const byTime = useMemo<readonly ShiftWithPeople[]>(
    () => shifts.map((shift) => ({ ...shift, category: shift.category_name })),
    [shifts],
  );
  const lines = useMemo(
    () => linesOf(byTime, { search: filter.q, day: '', open: filter.open, days: true }),
    [byTime, filter.q, filter.open],
  );
  const peopleFor = useCallback(
    (picked: ShiftWithPeople | null) => volunteerLines(people ?? [], picked),
    [people],
  );
  const mode = filter.how === 'waitlist' || filter.how === 'captain' ? filter.how : undefined;
  const onKey = (key: string): boolean => {
    const wished = MODE_KEYS[key.toLowerCase()];
    if (wished) set({ how: mode === wished ? 'spot' : wished });
    return wished !== undefined;
  };
  return (
    <SeatDesk
      shifts={byTime}
      lines={lines}
      withDay={false}
      shiftSearch={{ search: filter.q, onSearch: (q) => set({ q }) }}
      peopleFor={peopleFor}
      people={{
        search: filter.person,
        onSearch: (person) => set({ person }),
        count: String(total),
        empty: v(noPeople(crew.isPending, filter.person)),
        below: <Pager {...pager} />,
      }}
      actions={actions}
      assign={(shift, person) =>
        mode === 'captain'
          ? actions.assignCaptain(shift, person)
          : actions.assign(shift, person, mode === 'waitlist')
      }
      mode={mode && v(MODES[mode])}
      modeKeys={[
        ['W', v('schedule.keyWaitlist')],
        ['K', v('schedule.keyLead')],
      ]}
      onKey={onKey}
      besides={350}
    />
  );
}

const noPeople = (pending: boolean, search: string) =>
  pending ? 'state.loading' : search.trim() === '' ? 'manage.noPeople' : 'schedule.noPerson';
