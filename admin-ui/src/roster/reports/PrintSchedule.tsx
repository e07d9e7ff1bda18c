import { getShiftSpots } from '@courtcrew/domain/roster/contract.ts';
import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { ALL_LEVELS } from '@courtcrew/ui-kit/badges/levels.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import { useSpeech, useWords } from '@courtcrew/ui-kit/words/words.tsx';
import Print from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import { Choice } from '../../kit/desk/Choice.tsx';
import { DayFilter } from '../../kit/desk/DayFilter.tsx';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { daysOf } from '../../kit/desk/days.ts';
import { useDesk } from '../../kit/desk/desk.ts';
import { NoShifts } from '../parts/NothingYet.tsx';
import { SeatMark } from '../parts/SeatMark.tsx';
import type { SeatStatus } from '../schedule/lines.ts';
import { useDeskWords } from '../words.ts';
import { PaperByDay, PaperByPerson } from './Paper.tsx';

const FILTER = { view: 'time', day: '', applied: false };

export function PrintSchedule() {
  const d = useDeskWords();
  const { language } = useSpeech();
  const { tid } = useDesk();
  const { filter, set } = useUrlFilter(FILTER);
  const shifts = useCall(getShiftSpots, { params: { tid }, body: {} });
  return (
    <>
      <DeskHeader
        title={d('staff.schedulePrint')}
        actions={
          <Button variant="contained" startIcon={<Print />} onClick={() => window.print()}>
            {d('action.print')}
          </Button>
        }
      />
      <Answered of={shifts} loading="table" rows={10} empty={<NoShifts />}>
        {(all) => {
          const shown = all.filter(({ date }) => !filter.day || date === filter.day);
          const Paper = filter.view === 'person' ? PaperByPerson : PaperByDay;
          return (
            <>
              <Toolbar>
                <Choice
                  label={d('staff.schedulePrint')}
                  value={filter.view}
                  options={[
                    ['time', d('schedule.byTime')],
                    ['person', d('recap.byPerson')],
                  ]}
                  onChange={(view) => set({ view })}
                />
                <DayFilter
                  days={daysOf(all, language)}
                  value={filter.day}
                  onChange={(one) => set({ day: one })}
                />
                <FormControlLabel
                  label={d('schedule.withApplied')}
                  control={<Checkbox checked={filter.applied} onChange={(_, applied) => set({ applied })} />}
                />
              </Toolbar>
              <Paper shifts={shown} applied={filter.applied} />
              <PaperLegend applied={filter.applied} />
            </>
          );
        }}
      </Answered>
    </>
  );
}

const STATUSES: readonly SeatStatus[] = ['confirmed', 'selected', 'applied'];

function PaperLegend({ applied }: { readonly applied: boolean }) {
  const d = useDeskWords();
  const w = useWords();
  return (
    <Box
      component="ul"
      aria-label={d('schedule.legend')}
      className="keep-together"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}
    >
      {STATUSES.filter((status) => applied || status !== 'applied').map((status) => (
        <Meaning key={status} mark={<SeatMark status={status} />}>
          {d(`status.${status}`)}
        </Meaning>
      ))}
      {ALL_LEVELS.map(({ word, tone, management }) => (
        <Meaning
          key={word}
          mark={
            <Badge tone={tone} square>
              {management}
            </Badge>
          }
        >
          {w(word)}
        </Meaning>
      ))}
    </Box>
  );
}

const Meaning = ({ mark, children }: { readonly mark: ReactNode; readonly children: ReactNode }) => (
  <Box component="li" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center' }}>
    {mark}
    {children}
  </Box>
);
