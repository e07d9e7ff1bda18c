import { useUrlFilter } from '@courtcrew/ui-kit/page/urlFilter.ts';
import Box from '@mui/material/Box';
import { Choice } from '../../kit/desk/Choice.tsx';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDeskWords } from '../words.ts';
import { RecapByDay, RecapByPerson } from './recaps.tsx';

const FILTER = { view: 'person' };

/** Who works how much, and how the days are covered by category. */
export function ScheduleRecap() {
  const d = useDeskWords();
  const { filter, set } = useUrlFilter(FILTER);
  const byDay = filter.view === 'day';
  return (
    <>
      <DeskHeader title={d('staff.scheduleRecap')} />
      <Box className="no-print" sx={{ mb: 2 }}>
        <Choice
          label={d('staff.scheduleRecap')}
          value={byDay ? 'day' : 'person'}
          options={[
            ['person', d('recap.byPerson')],
            ['day', d('recap.byDay')],
          ]}
          onChange={(view) => set({ view })}
        />
      </Box>
      {byDay ? <RecapByDay /> : <RecapByPerson />}
    </>
  );
}
