import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { NextStep } from '../../../kit/page/NextStep.tsx';
import { useVolunteerWords } from '../words.ts';

/** No shift in the category, or in any, and where to make one. */
export function NoShiftsHere({ vcid }: { vcid?: string }) {
  const v = useVolunteerWords();
  const search = vcid === undefined ? '' : `?${new URLSearchParams({ vcid })}`;
  return (
    <EmptyState
      title={v(vcid === undefined ? 'schedule.none' : 'manage.none')}
      text={v('manage.noneHelp')}
      action={<NextStep to={`/volunteercaptain/scheduling${search}`} label={v('home.shifts')} />}
    />
  );
}
