import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useScheduleWords } from '../words/schedule.ts';

export function NoShifts() {
  const w = useScheduleWords();
  return (
    <EmptyState
      icon={<EventAvailable />}
      title={w('schedule.none')}
      text={w('schedule.noneHelp')}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
          <Button component={AppAnchor} to="/tournaments" variant="contained">
            {w('home.browse')}
          </Button>
          <Button component={AppAnchor} to="/signup/volunteers" variant="outlined">
            {w('nav.volunteer')}
          </Button>
        </Box>
      }
    />
  );
}
