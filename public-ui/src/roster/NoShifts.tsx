import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import Button from '@mui/material/Button';
import { useRosterWords } from './words.ts';

/** The schedule of somebody who has no shifts yet. */
export function NoShifts() {
  const w = useRosterWords();
  return (
    <EmptyState
      icon={<EventAvailable />}
      title={w('schedule.none')}
      text={w('schedule.noneHelp')}
      action={
        <Button component={AppAnchor} to="/tournaments" variant="contained">
          {w('home.browse')}
        </Button>
      }
    />
  );
}
