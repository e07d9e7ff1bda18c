import { getRefereeShiftTable, getShifts, lastMatch } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { DayFilter } from '../../kit/desk/DayFilter.tsx';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { daysOf } from '../../kit/desk/days.ts';
import { useDesk } from '../../kit/desk/desk.ts';
import { finder } from '../../kit/desk/finder.ts';
import { Ghost } from '../../kit/drag/Ghost.tsx';
import { NoShifts } from '../parts/NoShifts.tsx';
import { NoStaff } from '../parts/NoStaff.tsx';
import { useDeskWords } from '../words.ts';
import { GridHelp } from './GridHelp.tsx';
import { GridTable } from './GridTable.tsx';
import { useShiftMoves } from './useShiftMoves.ts';

const FILTER = { q: '', day: '' };

/** Officials against the shifts of a day, with the mark of who leaves after the present match. */
export function ShiftGrid() {
  const d = useDeskWords();
  const { language } = useSpeech();
  const { tid } = useDesk();
  const { filter, set } = useUrlFilter(FILTER);
  const shifts = useCall(getShifts, { params: { tid } });
  const people = useCall(getRefereeShiftTable, { params: { tid } });
  const mark = useCommand(lastMatch);
  const moves = useShiftMoves({ shifts: shifts.data ?? [], people: people.data ?? [] });
  const fits = finder(filter.q);
  const loading = <Loading shape="table" count={10} />;
  return (
    <>
      <DeskHeader title={d('staff.shiftGrid')} />
      <Answered of={shifts} loading={loading} empty={<NoShifts />}>
        {(all) => {
          const days = daysOf(all, language);
          const chosen = days.some(([date]) => date === filter.day) ? filter.day : (days[0]?.[0] ?? '');
          return (
            <>
              <Toolbar searchLabel={d('schedule.findPerson')} search={filter.q} onSearch={(q) => set({ q })}>
                <DayFilter days={days} value={chosen} onChange={(one) => set({ day: one })} required />
              </Toolbar>
              <GridHelp moves={moves} />
              <Answered of={people} loading={loading} empty={<NoStaff />}>
                {(rows) => (
                  <GridTable
                    shifts={all.filter(({ date }) => date === chosen)}
                    people={rows.filter(({ name }) => fits(name))}
                    moves={moves}
                    onLastMatch={(ref_id, on) => mark.mutate({ params: { tid }, body: { ref_id, on } })}
                  />
                )}
              </Answered>
            </>
          );
        }}
      </Answered>
      {moves.dragged && <Ghost name={moves.dragged.person} place={moves.ghost} />}
    </>
  );
}
