import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import Box from '@mui/material/Box';
import { Choice } from '../../../kit/desk/Choice.tsx';
import { Beside } from '../../../kit/page/layout.tsx';
import { onDemand } from '../../../kit/page/onDemand.tsx';
import { VolunteerHeader } from '../parts/VolunteerHeader.tsx';
import { useVolunteerWords } from '../words.ts';
import { VolunteerList } from './VolunteerList.tsx';

const AddExistingVolunteer = onDemand(
  async () => (await import('./AddExistingVolunteer.tsx')).AddExistingVolunteer,
);
const AddNewVolunteer = onDemand(async () => (await import('./AddNewVolunteer.tsx')).AddNewVolunteer);

const FILTER = { tab: 'list' };

/** The volunteers of the tournament: who is on the list, and how others come on it. */
export function VolunteerRoster() {
  const v = useVolunteerWords();
  const { filter, set } = useUrlFilter(FILTER);
  const adding = filter.tab === 'add';
  const header = (
    <>
      <VolunteerHeader title={v('staff.volunteerRoster')} />
      <Box sx={{ mb: 2 }}>
        <Choice
          label={v('staff.volunteerRoster')}
          value={adding ? 'add' : 'list'}
          options={[
            ['list', v('roster.registered')],
            ['add', v('staff.add')],
          ]}
          onChange={(tab) => set({ tab })}
        />
      </Box>
    </>
  );
  if (!adding) return <VolunteerList header={header} />;
  return (
    <>
      {header}
      <Beside>
        <AddExistingVolunteer />
        <AddNewVolunteer />
      </Beside>
    </>
  );
}
