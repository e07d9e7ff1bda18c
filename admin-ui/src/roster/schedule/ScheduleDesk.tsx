import type { ShiftWithPeople, StaffMember } from '@courtcrew/domain/roster/shapes.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/urlFilter.ts';
import { usePairing } from '@courtcrew/ui-kit/page/usePairing.ts';
import { day } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { useMemo, useRef } from 'react';
import { useDesk } from '../parts/desk.ts';
import { type GridHandle, VirtualGrid } from '../parts/VirtualGrid.tsx';
import { useDeskWords } from '../words.ts';
import { Guide } from './Guide.tsx';
import { type Line, linesOf, obstaclesTo, type PersonLine, peopleLines } from './lines.ts';
import { Pane } from './Pane.tsx';
import { PersonRow } from './PersonRow.tsx';
import { FILTER, ScheduleFilters } from './ScheduleFilters.tsx';
import { SeatLine } from './SeatLine.tsx';
import { ShiftLine } from './ShiftLine.tsx';
import { useSeatActions } from './useSeatActions.ts';

interface ScheduleDeskProps {
  readonly byTime: readonly ShiftWithPeople[];
  readonly people: readonly StaffMember[];
}

const HEIGHTS = { day: 30, shift: 50, seat: 38 } as const;
const heightOfLine = ({ kind }: Line): number => HEIGHTS[kind];
const heightOfPerson = (): number => 44;
const keyOf = ({ key }: { readonly key: string }): string => key;
const isDay = ({ kind }: Line): boolean => kind === 'day';

const byNameThenTime = (a: ShiftWithPeople, b: ShiftWithPeople): number =>
  a.name.localeCompare(b.name) || a.start.localeCompare(b.start);

/** The two lists of the desk, their keys, and what a pair of picks does. */
export function ScheduleDesk({ byTime, people }: ScheduleDeskProps) {
  const d = useDeskWords();
  const { language } = useSpeech();
  const { time_zone } = useDesk();
  const { filter, set, clear, active } = useUrlFilter(FILTER);
  const actions = useSeatActions();
  const shiftGrid = useRef<GridHandle>(null);
  const personGrid = useRef<GridHandle>(null);
  const inTime = filter.view !== 'name';
  const shifts = useMemo(() => (inTime ? byTime : byTime.toSorted(byNameThenTime)), [inTime, byTime]);

  const pairing = usePairing(async (sid, ref_id) => {
    const shift = byTime.find((one) => one.sid === sid);
    const person = people.find((one) => one.ref_id === ref_id);
    if (shift && person) await actions.assign(shift, person, filter.waitlist);
  });
  const { picks } = pairing;
  const pickedShift = byTime.find(({ sid }) => sid === picks.left);
  const pickedPerson = people.find(({ ref_id }) => ref_id === picks.right);

  const lines = useMemo(
    () => linesOf(shifts, { search: filter.q, day: filter.day, open: filter.open, days: inTime }),
    [shifts, filter.q, filter.day, filter.open, inTime],
  );
  const obstacles = useMemo(
    () => (pickedShift ? obstaclesTo(pickedShift, byTime) : null),
    [pickedShift, byTime],
  );
  const persons = useMemo(
    () => peopleLines(people, filter.person, obstacles),
    [people, filter.person, obstacles],
  );

  const pickShift = (sid: string) => {
    pairing.pick('left', sid);
    if (picks.right === null && picks.left !== sid) personGrid.current?.focus();
  };
  const pickLine = (line: Line) => {
    if (line.kind === 'shift') pickShift(line.key);
  };
  const enterLine = (line: Line) => {
    if (line.kind === 'seat') void actions.toggle(line);
    else pickLine(line);
  };
  const shared = (key: string): boolean => {
    if (key === 'Escape') pairing.clear();
    else if (key === 'w' || key === 'W') set({ waitlist: !filter.waitlist });
    else return false;
    return true;
  };
  const shiftKey = (key: string, line: Line | undefined): boolean => {
    if (key === 'ArrowRight' || key === 'ArrowLeft') personGrid.current?.focus();
    else if ((key === 'c' || key === 'C') && line?.kind === 'seat' && line.status === 'selected')
      void actions.confirm(line);
    else if ((key === '-' || key === 'Delete') && line?.kind === 'seat') void actions.remove(line);
    else return shared(key);
    return true;
  };
  const personKey = (key: string): boolean => {
    if (key !== 'ArrowRight' && key !== 'ArrowLeft') return shared(key);
    shiftGrid.current?.focus();
    return true;
  };
  const pickPerson = ({ person, obstacle }: PersonLine) => {
    if (obstacle?.in) return;
    pairing.pick('right', person.ref_id);
    if (picks.left === null && picks.right !== person.ref_id) shiftGrid.current?.focus();
  };

  return (
    <>
      <ScheduleFilters shifts={byTime} filter={filter} set={set} onClear={active ? clear : undefined} />
      <Guide
        shift={pickedShift?.name}
        person={pickedPerson?.name}
        waitlist={filter.waitlist}
        busy={pairing.busy}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 2fr' } }}>
        <Pane
          title={d('schedule.shifts')}
          count={String(lines.filter(({ kind }) => kind === 'shift').length)}
          searchLabel={d('schedule.findShift')}
          search={filter.q}
          onSearch={(q) => set({ q })}
          grid={shiftGrid}
        >
          <VirtualGrid
            ref={shiftGrid}
            label={d('schedule.shifts')}
            rows={lines}
            rowKey={keyOf}
            heightOf={heightOfLine}
            isHeading={isDay}
            picked={picks.left}
            onPick={pickLine}
            onEnter={enterLine}
            onKey={shiftKey}
            empty={d('schedule.noMatch')}
          >
            {(line) =>
              line.kind === 'day' ? (
                <Box
                  sx={{
                    px: 1.5,
                    height: '100%',
                    display: 'flex',
                    alignItems: 'end',
                    pb: 0.5,
                    typography: 'overline',
                    color: 'text.secondary',
                    backgroundColor: 'background.default',
                  }}
                >
                  {day(line.start, time_zone, language)}
                </Box>
              ) : line.kind === 'shift' ? (
                <ShiftLine shift={line.shift} zone={time_zone} withDay={!inTime} />
              ) : (
                <SeatLine seat={line} actions={actions} />
              )
            }
          </VirtualGrid>
        </Pane>
        <Pane
          title={d('schedule.people')}
          count={String(persons.length)}
          searchLabel={d('schedule.findPerson')}
          search={filter.person}
          onSearch={(person) => set({ person })}
          grid={personGrid}
        >
          <VirtualGrid
            ref={personGrid}
            label={d('schedule.people')}
            rows={persons}
            rowKey={keyOf}
            heightOf={heightOfPerson}
            picked={picks.right}
            onPick={pickPerson}
            onKey={personKey}
            empty={d(people.length === 0 ? 'schedule.noPeople' : 'schedule.noPerson')}
          >
            {(line) => <PersonRow line={line} />}
          </VirtualGrid>
        </Pane>
      </Box>
    </>
  );
}
