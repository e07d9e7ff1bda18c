import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import Box from '@mui/material/Box';
import { Choice } from '../../kit/desk/Choice.tsx';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDeskWords } from '../words.ts';
import { HeatMap } from './HeatMap.tsx';
import { RecapByDay, RecapByPerson } from './recaps.tsx';

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
