import { getShifts } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { shortDay } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { Choice } from '../../kit/desk/Choice.tsx';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { NoShifts } from '../parts/NothingYet.tsx';
import { useDeskWords } from '../words.ts';
import { HeatLink } from './HeatLink.tsx';
import { type Heat, heatOf, nextCell } from './heat.ts';
import { RecapByDay, RecapByPerson } from './recaps.tsx';

/** Heat map of missing people by shift and day; a press opens those shifts. */
function HeatMap() {
  const d = useDeskWords();
  const { tid } = useDesk();
  const shifts = useCall(getShifts, { params: { tid } });
  const heat = useMemo(() => heatOf(shifts.data ?? []), [shifts.data]);
  return (
    <>
      <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1.5 }}>{d('heat.help')}</Box>
      <Answered of={shifts} loading="table" rows={8} empty={<NoShifts />}>
        {() => <HeatTable heat={heat} />}
      </Answered>
    </>
  );
}

const CELLS = {
  borderCollapse: 'separate',
  borderSpacing: '4px',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'start', fontWeight: 550, px: 1, py: 0.5, whiteSpace: 'nowrap' },
  '& tbody th, & thead th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    maxWidth: { xs: 132, md: 280 },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: { xs: 'normal', md: 'nowrap' },
    backgroundColor: 'background.default',
  },
  '& td': { p: 0 },
} as const;

function HeatTable({ heat }: { heat: Heat }) {
  const d = useDeskWords();
  const { language } = useSpeech();
  const { time_zone } = useDesk();
  const table = useRef<HTMLTableElement>(null);
  const first = heat.days.findIndex(({ date }) => heat.rows[0]?.cells.has(date));
  // One Tab stop; arrow keys move within.
  const [active, setActive] = useState({ row: 0, column: first });
  const walk = (event: KeyboardEvent) => {
    const next = nextCell(heat, active, event.key);
    if (!next) return;
    event.preventDefault();
    setActive(next);
    table.current?.querySelector<HTMLElement>(`[data-cell="${next.row} ${next.column}"]`)?.focus();
  };
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" ref={table} aria-label={d('heat.title')} onKeyDown={walk} sx={CELLS}>
        <thead>
          <tr>
            <th scope="col">{d('column.shift')}</th>
            {heat.days.map(({ date, start }) => (
              <th key={date} scope="col">
                {shortDay(start, time_zone, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {heat.rows.map(({ key, name, category, cells }, row) => (
            <tr key={key}>
              <th scope="row" title={`${name} · ${category}`}>
                {name || category}
              </th>
              {heat.days.map(({ date }, column) => {
                const cell = cells.get(date);
                const isActive = active.row === row && active.column === column;
                return (
                  <td key={date}>
                    {cell && (
                      <HeatLink
                        cell={cell}
                        name={name || category}
                        place={`${row} ${column}`}
                        active={isActive}
                        onFocus={() => setActive({ row, column })}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const FILTER = { view: 'person' };
const VIEWS = { person: RecapByPerson, day: RecapByDay, shift: HeatMap };

export function ScheduleRecap() {
  const d = useDeskWords();
  const { filter, set } = useUrlFilter(FILTER);
  const view = Object.hasOwn(VIEWS, filter.view) ? (filter.view as keyof typeof VIEWS) : 'person';
  const View = VIEWS[view];
  return (
    <>
      <DeskHeader title={d('staff.scheduleRecap')} />
      <Box className="no-print" sx={{ mb: 2 }}>
        <Choice
          label={d('staff.scheduleRecap')}
          value={view}
          options={[
            ['person', d('recap.byPerson')],
            ['day', d('recap.byDay')],
            ['shift', d('heat.title')],
          ]}
          onChange={(next) => set({ view: next })}
        />
      </Box>
      <View />
    </>
  );
}
