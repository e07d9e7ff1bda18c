import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import Button from '@mui/material/Button';
import { useDeskWords } from '../words.ts';

/** No shift yet, and where to make one. */
export function NoShifts() {
  const d = useDeskWords();
  return (
    <EmptyState
      title={d('schedule.none')}
      text={d('schedule.noneHelp')}
      action={
        <Button component={AppAnchor} to="/desk/scheduleSetup" variant="contained">
          {d('schedule.addShifts')}
        </Button>
      }
    />
  );
}
