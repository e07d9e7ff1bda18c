import { isRefusal } from '@courtcrew/domain/kernel/refusal.ts';
import { dateIn, parseDate } from '@courtcrew/domain/kernel/time.ts';
import { getAllVolunteerShifts, getShiftSpotsForCategory } from '@courtcrew/domain/roster/contract.ts';
import type { ShiftWithPeople } from '@courtcrew/domain/roster/shapes.ts';
import type { VolunteerShiftWithPeople } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { shortDay } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Button from '@mui/material/Button';
import { useCallback, useMemo } from 'react';
import { DayFilter } from '../../../kit/desk/DayFilter.tsx';
import { useDesk } from '../../../kit/desk/desk.ts';
import { FirstSteps } from '../../../kit/page/NextStep.tsx';
import { LastStepLine } from '../../../kit/undo/StepLine.tsx';
import { linesOf } from '../../schedule/lines.ts';
import { SeatDesk } from '../../schedule/SeatDesk.tsx';
import { Pager } from '../parts/Pager.tsx';
import { useCategories, useCoordinates } from '../parts/useCategories.ts';
import { useCrew } from '../parts/useCrew.ts';
import { useDay } from '../parts/useDay.ts';
import { VolunteerHeader } from '../parts/VolunteerHeader.tsx';
import { NoCategories } from '../shifts/NoCategories.tsx';
import { useVolunteerWords } from '../words.ts';
import { FILTER, type ManagedProps, type ManageFilter } from './filter.ts';
import { ManageFilters } from './ManageFilters.tsx';
import { volunteerLines } from './people.ts';
import { useVolunteerSeats } from './useVolunteerSeats.ts';

/** Who works in which shift: assign, select, confirm, remove. Captains do it in their own categories. */
export function ManageVolunteers() {
  const v = useVolunteerWords();
  const categories = useCategories();
  const by = useUrlFilter(FILTER);
  return (
    <>
      <VolunteerHeader
        title={v('staff.manageVolunteers')}
        actions={<ManageLinks />}
        low
        steps={<LastStepLine />}
      />
      <Answered of={categories} loading="list" rows={10} empty={<NoCategories />}>
        {(rows) => <Managed categories={rows} by={by} />}
      </Answered>
    </>
  );
}

function Managed({ categories, by }: ManagedProps) {
  const coordinates = useCoordinates();
  const wished = categories.find(({ vcid }) => vcid === by.filter.vcid);
  const chosen = wished ?? (coordinates ? undefined : categories[0]);
  return chosen ? (
    <OneCategory vcid={chosen.vcid} categories={categories} by={by} />
  ) : (
    <AllShifts categories={categories} by={by} />
  );
}

/** The ways on from managing; captains have a schedule by name of their own, and no log. */
function ManageLinks() {
  const v = useVolunteerWords();
  const coordinates = useCoordinates();
  const links = coordinates
    ? ([
        ['/volunteer/volunteerSchedule', 'staff.volunteerByName'],
        ['/volunteer/schedulelog', 'manage.log'],
      ] as const)
    : ([['/volunteercaptain/schedulebyvolunteer', 'staff.volunteerByName']] as const);
  return [...links, ['/volunteercaptain/scheduling', 'column.shifts'] as const].map(([to, word]) => (
    <Button key={to} component={AppAnchor} to={to} variant="outlined">
      {v(word)}
    </Button>
  ));
}

/** The shifts of all categories on one day: a whole tournament is more than anybody reads at once. */
function AllShifts({ categories, by }: ManagedProps) {
  const { tid } = useDesk();
  const { dates, days, day, choose } = useDay();
  const shifts = useCall(
    getAllVolunteerShifts,
    { body: { tid, ...(day !== undefined && { day }) } },
    { enabled: day !== undefined, keepFormer: true },
  );
  return (
    <>
      <ManageFilters
        categories={categories}
        vcid=""
        by={by}
        days={dates.data && <DayFilter required days={days} value={day ?? ''} onChange={choose} />}
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

/** The shifts of one category, on all its days or one. */
function OneCategory({ vcid, categories, by }: ManagedProps & { readonly vcid: string }) {
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

interface VolunteerDeskProps {
  /** By time. */
  readonly shifts: readonly VolunteerShiftWithPeople[];
  readonly by: ManageFilter;
}

const MODES = { waitlist: 'schedule.waitlistOn', captain: 'manage.captainOn' } as const;
const MODE_KEYS: Readonly<Record<string, keyof typeof MODES>> = { w: 'waitlist', k: 'captain' };

/** Shifts of volunteers with their people, beside everybody on the list. */
function VolunteerDesk({ shifts, by: { filter, set } }: VolunteerDeskProps) {
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
      address={{
        filtered: `${filter.vcid} ${filter.day} ${filter.open} ${filter.q}`,
        shift: filter.shift,
        at: filter.at,
        set,
      }}
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
      besides={388}
    />
  );
}

const noPeople = (pending: boolean, search: string) =>
  pending ? 'state.loading' : search.trim() === '' ? 'manage.noPeople' : 'schedule.noPerson';

/** No shift in the category, or in any, and where to make one. */
function NoShiftsHere({ vcid }: { vcid?: string }) {
  const v = useVolunteerWords();
  const search = vcid === undefined ? '' : `?${new URLSearchParams({ vcid })}`;
  return (
    <EmptyState
      title={v(vcid === undefined ? 'schedule.none' : 'manage.none')}
      text={v('manage.noneHelp')}
      action={<FirstSteps to={`/volunteercaptain/scheduling${search}`} label={v('home.shifts')} />}
    />
  );
}
