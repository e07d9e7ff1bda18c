import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { FirstSteps } from '../../kit/page/NextStep.tsx';
import { useDeskWords } from '../words.ts';

export function NoShifts() {
  const d = useDeskWords();
  return (
    <EmptyState
      title={d('schedule.none')}
      text={d('schedule.noneHelp')}
      action={<FirstSteps to="/desk/scheduleSetup" label={d('schedule.addShifts')} />}
    />
  );
}

export function NoStaff() {
  const d = useDeskWords();
  return (
    <EmptyState
      title={d('staff.noStaff')}
      text={d('staff.noStaffHelp')}
      action={<FirstSteps to="/desk/refereeSetup?tab=add" label={d('staff.refereeSetup')} />}
    />
  );
}
