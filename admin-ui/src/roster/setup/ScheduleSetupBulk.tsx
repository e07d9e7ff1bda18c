import { getShifts } from '@courtcrew/domain/roster/contract.ts';
import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { ResponsiveTable } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import { hours, shortDay } from '@courtcrew/ui-kit/time/format.ts';
import { useCategoryName } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { DayFilter } from '../../kit/desk/DayFilter.tsx';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { daysOf } from '../../kit/desk/days.ts';
import { useDesk } from '../../kit/desk/desk.ts';
import { finder } from '../../kit/desk/finder.ts';
import { LastStepLine } from '../../kit/undo/StepLine.tsx';
import { NoShifts } from '../parts/NothingYet.tsx';
import { useDeskWords } from '../words.ts';
import { MassBar } from './MassBar.tsx';
import { MassOutcome } from './MassOutcome.tsx';
import { useMassEdit } from './useMassEdit.ts';

export function ScheduleSetupBulk() {
  const d = useDeskWords();
  const { tid } = useDesk();
  const shifts = useCall(getShifts, { params: { tid } });
  return (
    <>
      <DeskHeader title={d('staff.scheduleBulk')} steps={<LastStepLine />} />
      <Answered of={shifts} loading="table" rows={10} empty={<NoShifts />}>
        {(rows) => <MassEditTable shifts={rows} />}
      </Answered>
    </>
  );
}

const FILTER = { q: '', day: '' };

/** Table with check boxes, bulk actions above. */
function MassEditTable({ shifts }: { shifts: readonly ShiftRow[] }) {
  const d = useDeskWords();
  const { language } = useSpeech();
  const categoryName = useCategoryName();
  const { filter, set, clear, active } = useUrlFilter(FILTER);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const work = useMassEdit();

  const fits = finder(filter.q);
  const shown = shifts.filter(
    ({ name, category, date }) => fits(`${name} ${category}`) && (!filter.day || date === filter.day),
  );
  const picked = shown.filter(({ sid }) => chosen.has(sid));
  const all = picked.length === shown.length && shown.length > 0;
  const toggle = (sid: string) => {
    const next = new Set(chosen);
    if (!next.delete(sid)) next.add(sid);
    setChosen(next);
  };

  return (
    <>
      <Toolbar
        search={filter.q}
        onSearch={(q) => set({ q })}
        onClear={active ? clear : undefined}
        count={d('bulk.selected', { count: picked.length })}
      >
        <DayFilter days={daysOf(shifts, language)} value={filter.day} onChange={(one) => set({ day: one })} />
        <FormControlLabel
          label={d('bulk.selectAll')}
          control={
            <Checkbox
              checked={all}
              indeterminate={picked.length > 0 && !all}
              onChange={() => setChosen(new Set(all ? [] : shown.map(({ sid }) => sid)))}
            />
          }
        />
      </Toolbar>
      <MassBar shifts={picked} work={work} onDone={() => setChosen(new Set())} />
      <MassOutcome refused={work.refused} />
      <ResponsiveTable
        caption={d('staff.scheduleBulk')}
        rows={shown}
        rowKey={({ sid }) => sid}
        mark={({ name, spots, wait_spots }) => `${name} ${spots} ${wait_spots}`}
        columns={[
          {
            key: 'name',
            label: d('column.name'),
            primary: true,
            cell: ({ sid, name }) => (
              <FormControlLabel
                label={name || '-'}
                control={
                  <Checkbox
                    size="small"
                    checked={chosen.has(sid)}
                    onChange={() => toggle(sid)}
                    slotProps={{ input: { 'aria-label': d('bulk.selectOne', { name }) } }}
                  />
                }
              />
            ),
          },
          {
            key: 'day',
            label: d('desk.day'),
            cell: ({ start, time_zone }) => shortDay(start, time_zone, language),
          },
          {
            key: 'time',
            label: d('column.time'),
            cell: ({ start, end, time_zone }) => hours(start, end, time_zone, language),
          },
          { key: 'category', label: d('column.category'), cell: ({ category }) => categoryName(category) },
          { key: 'spots', label: d('column.spots'), type: 'number' },
          {
            key: 'wait',
            label: d('column.waitSpots'),
            type: 'number',
            cell: ({ wait_spots }) => wait_spots ?? '-',
          },
          { key: 'count', label: d('column.people'), type: 'number' },
        ]}
      />
    </>
  );
}
