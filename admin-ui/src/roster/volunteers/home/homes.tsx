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

/** Where volunteers are looked after: all there is to do for a coordinator, for a captain what is about their categories. */
export const VolunteerHome = () => (useCoordinates() ? <CoordinatorHome /> : <CaptainHome />);

/** Everything there is to do, in the order it is done, and what captains do of it. */
function CoordinatorHome() {
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
      <Typography variant="h2" sx={{ mt: 4, mb: 0.5 }}>
        {v('staff.captainArea')}
      </Typography>
      <Box sx={{ mb: 1.5, color: 'text.secondary', typography: 'body2' }}>{v('home.captainsSee')}</Box>
      <Checklist label={v('staff.captainArea')} steps={CAPTAIN_STEPS} progress={progress} numbered={false} />
    </>
  );
}

function CaptainHome() {
  const v = useVolunteerWords();
  const progress = useProgress();
  const categories = useCategories();
  return (
    <>
      <VolunteerHeader title={v('staff.captainArea')} />
      <Answered of={categories} loading="list" rows={5}>
        {(rows) => (
          <>
            <Box sx={{ mb: 2, maxWidth: 860 }}>
              {v('home.captainOf', { names: listed(rows.map(({ name }) => name)) })}
            </Box>
            <Checklist label={v('staff.captainArea')} steps={CAPTAIN_STEPS} progress={progress} />
          </>
        )}
      </Answered>
    </>
  );
}
