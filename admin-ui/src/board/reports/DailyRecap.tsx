import {
  getDailyRefereeTotals,
  getTotalRefereeTotals,
  getTournamentDaysReferee,
} from '@courtcrew/domain/board/contract/reports.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { SelectInput } from '@courtcrew/ui-kit/form/SelectInput.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { ownDate } from '@courtcrew/ui-kit/time/dates.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Print from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { NoMatches } from './NoMatches.tsx';
import { DayPay, Hours } from './RecapCharts.tsx';
import { RecapFiles } from './RecapFiles.tsx';
import { RecapTotals } from './RecapTotals.tsx';
import { useWorkWords } from './words.ts';

/** `day` is `YYYY-MM-DD`; empty for the whole tournament. */
const FILTER = { day: '' };

export function DailyRecap() {
  const w = useWorkWords();
  const { tid } = useDesk();
  const { language } = useSpeech();
  const { filter, set } = useUrlFilter(FILTER);
  const days = useCall(getTournamentDaysReferee, { params: { tid } });
  return (
    <>
      <DeskHeader
        title={w('staff.dailyRecap')}
        actions={
          <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
            {w('action.print')}
          </Button>
        }
      />
      <Answered of={days} loading="cards" empty={<NoMatches />}>
        {(all) => (
          <Box sx={{ display: 'grid', gap: 3 }}>
            <Box>
              <SelectInput
                label={w('recap.day')}
                value={filter.day}
                options={[
                  ['', w('recap.allDays')],
                  ...all.map(({ day }) => [day, ownDate(day, language)] as const),
                ]}
                onChange={(day) => set({ day })}
              />
            </Box>
            {filter.day ? <OneDay day={filter.day} /> : <AllDays />}
          </Box>
        )}
      </Answered>
    </>
  );
}

function OneDay({ day }: { readonly day: string }) {
  const { tid } = useDesk();
  const totals = useCall(getDailyRefereeTotals, { body: { tid, day } });
  return (
    <Answered of={totals} loading="cards">
      {(found) => (
        <>
          <RecapTotals totals={found} />
          <RecapFiles totals={found} day={day} />
          <Hours hours={found.hours} />
        </>
      )}
    </Answered>
  );
}

function AllDays() {
  const { tid } = useDesk();
  const totals = useCall(getTotalRefereeTotals, { body: { tid } });
  return (
    <Answered of={totals} loading="cards">
      {(found) => (
        <>
          <RecapTotals totals={found} />
          <RecapFiles totals={found} day="" />
          {found.days.length > 1 && <DayPay days={found.days} />}
          <Hours hours={found.hours} />
        </>
      )}
    </Answered>
  );
}
