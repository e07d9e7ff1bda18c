import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { getShifts } from '@courtcrew/domain/roster/contract.ts';
import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { ResponsiveTable } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { day, shortSpan } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { NextInLine } from '../parts/NextInLine.tsx';
import { NoShifts } from '../parts/NothingYet.tsx';
import { type DeskKey, useDeskWords } from '../words.ts';
import { coverageOf, type DayCoverage } from './coverage.ts';

/** Coverage by day, live: a chart, and the same as a table. */
export function Coverage() {
  const d = useDeskWords();
  const { tid, time_zone: zone } = useDesk();
  const shifts = useCall(getShifts, { params: { tid } });
  const [asTable, setAsTable] = useState(false);
  return (
    <Box component="section" aria-labelledby="coverage" sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Box component="h2" id="coverage" sx={{ m: 0, typography: 'h2' }}>
          {d('desk.coverage')}
        </Box>
        <Button variant="text" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {d(asTable ? 'desk.showChart' : 'desk.showTable')}
        </Button>
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 2 }}>
        {d('desk.coverageHelp')} <AppLink to="/desk/schedulerecap?view=shift">{d('heat.title')}</AppLink>
      </Box>
      <Answered of={shifts} loading="list" rows={4} empty={<NoShifts />}>
        {(rows) => (
          <>
            {asTable ? (
              <CoverageTable days={coverageOf(rows)} zone={zone} />
            ) : (
              <CoverageChart days={coverageOf(rows)} zone={zone} />
            )}
            <FreeWhileWaiting shifts={rows.filter(({ next }) => next)} />
          </>
        )}
      </Answered>
    </Box>
  );
}

function FreeWhileWaiting({ shifts }: { shifts: readonly ShiftRow[] }) {
  const d = useDeskWords();
  const { language } = useSpeech();
  if (shifts.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="free" sx={{ mt: 2, typography: 'body2' }}>
      <Box component="h3" id="free" sx={{ m: 0, mb: 0.5, typography: 'h3' }}>
        {d('desk.freeWithApplicants')}
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {shifts.map((shift) => (
          <li key={shift.sid}>
            {shortSpan(shift.start, shift.end, shift.time_zone, language)} · {shift.name}:{' '}
            <NextInLine shift={shift} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function CoverageTable({ days, zone }: { days: readonly DayCoverage[]; zone: TimeZone }) {
  const d = useDeskWords();
  return (
    <ResponsiveTable
      caption={d('desk.coverage')}
      rows={days}
      rowKey={({ date }) => date}
      columns={[
        { key: 'day', label: d('desk.day'), type: 'day', value: ({ start }) => start, zone, primary: true },
        { key: 'shifts', label: d('column.shifts'), type: 'number' },
        { key: 'spots', label: d('desk.need'), type: 'number' },
        { key: 'selected', label: d('column.selected'), type: 'number' },
        { key: 'confirmed', label: d('column.confirmed'), type: 'number' },
        { key: 'applied', label: d('column.applied'), type: 'number' },
      ]}
    />
  );
}

/** Confirmed is solid, selected hatched, open an empty frame: readable without colour. */
const PARTS = {
  confirmed: 'var(--mui-palette-success-main)',
  selected:
    'repeating-linear-gradient(-45deg, var(--mui-palette-success-light) 0 4px, color-mix(in srgb, var(--mui-palette-success-light) 35%, transparent) 4px 8px)',
  open: 'transparent',
} as const;

const LEGEND: readonly (readonly [keyof typeof PARTS, DeskKey])[] = [
  ['confirmed', 'column.confirmed'],
  ['selected', 'column.selected'],
  ['open', 'desk.open'],
];

const part = (kind: keyof typeof PARTS) => ({
  background: PARTS[kind],
  border: kind === 'open' ? '1px dashed var(--mui-palette-text-secondary)' : 0,
  printColorAdjust: 'exact',
});

/** One bar per day: its length is the spots, its fill selected and confirmed people. */
function CoverageChart({ days, zone }: { days: readonly DayCoverage[]; zone: string }) {
  const d = useDeskWords();
  const { language } = useSpeech();
  const longest = Math.max(
    1,
    ...days.map(({ spots, confirmed, selected }) => Math.max(spots, confirmed + selected)),
  );
  return (
    <Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {days.map((one) => {
          const name = day(one.start, zone, language);
          const open = Math.max(one.spots - one.confirmed - one.selected, 0);
          const percent = (count: number) => `${(100 * count) / longest}%`;
          return (
            <Box
              component="li"
              key={one.date}
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: '1fr auto', sm: '110px 1fr 96px' },
                columnGap: 1.5,
                alignItems: 'center',
              }}
            >
              <Box aria-hidden sx={{ typography: 'body2' }}>
                {name}
              </Box>
              <Box
                role="img"
                aria-label={d('desk.barText', { day: name, ...one })}
                sx={{
                  display: 'flex',
                  height: 22,
                  gridRow: { xs: 2, sm: 'auto' },
                  gridColumn: { xs: '1 / -1', sm: 'auto' },
                }}
              >
                <Box sx={part('confirmed')} style={{ width: percent(one.confirmed) }} />
                <Box sx={part('selected')} style={{ width: percent(one.selected) }} />
                <Box sx={part('open')} style={{ width: percent(open) }} />
              </Box>
              <Box
                aria-hidden
                sx={{ typography: 'body2', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
              >
                <strong>{one.confirmed + one.selected}</strong> / {one.spots}
              </Box>
            </Box>
          );
        })}
      </Box>
      <Box aria-hidden sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1.5, typography: 'caption' }}>
        {LEGEND.map(([kind, word]) => (
          <Box key={kind} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
            <Box sx={{ width: 18, height: 12, ...part(kind) }} />
            {d(word)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
