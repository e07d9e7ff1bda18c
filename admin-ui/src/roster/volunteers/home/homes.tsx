import { listed } from '@courtcrew/domain/kernel/isolated.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCategories, useCoordinates } from '../parts/useCategories.ts';
import { VolunteerHeader } from '../parts/VolunteerHeader.tsx';
import { useVolunteerWords } from '../words.ts';
import { Checklist } from './Checklist.tsx';
import { CAPTAIN_STEPS, COORDINATOR_MORE, COORDINATOR_STEPS } from './steps.ts';
import { useProgress } from './useProgress.ts';

/** Where a coordinator of volunteers starts: everything there is to do, in the order it is done. */
export function VolunteerHome() {
  const v = useVolunteerWords();
  const progress = useProgress();
  return (
    <>
      <VolunteerHeader title={v('staff.volunteers')} />
      <Checklist label={v('home.checklist')} steps={COORDINATOR_STEPS} progress={progress} />
      <Typography variant="h2" sx={{ mt: 4, mb: 1.5 }}>
        {v('home.more')}
      </Typography>
      <Checklist label={v('home.more')} steps={COORDINATOR_MORE} progress={progress} numbered={false} />
    </>
  );
}

/** The captains' menu, which coordinators may open, too: then it is about all categories. */
export function CaptainHome() {
  const v = useVolunteerWords();
  const progress = useProgress();
  const categories = useCategories();
  const coordinates = useCoordinates();
  return (
    <>
      <VolunteerHeader title={v('staff.captainArea')} />
      <Answered of={categories} loading="list" rows={5}>
        {(rows) => (
          <>
            <Box sx={{ mb: 2, maxWidth: 860 }}>
              {coordinates
                ? v('home.allCategories')
                : v('home.captainOf', { names: listed(rows.map(({ name }) => name)) })}
            </Box>
            <Checklist label={v('staff.captainArea')} steps={CAPTAIN_STEPS} progress={progress} />
          </>
        )}
      </Answered>
    </>
  );
}
