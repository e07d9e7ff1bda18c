import Typography from '@mui/material/Typography';
import { VolunteerHeader } from '../parts/VolunteerHeader.tsx';
import { useVolunteerWords } from '../words.ts';
import { Checklist } from './Checklist.tsx';
import { COORDINATOR_MORE, COORDINATOR_STEPS } from './steps.ts';
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
