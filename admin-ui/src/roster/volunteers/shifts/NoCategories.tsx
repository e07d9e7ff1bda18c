import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { FirstSteps } from '../../../kit/page/NextStep.tsx';
import { useCoordinates } from '../parts/useCategories.ts';
import { useVolunteerWords } from '../words.ts';

/** Shifts stand in categories, so there is none without one. */
export function NoCategories() {
  const v = useVolunteerWords();
  const coordinates = useCoordinates();
  return (
    <EmptyState
      title={v('shifts.needCategory')}
      text={v(coordinates ? 'shifts.needCategoryHelp' : 'shifts.needCategoryAsk')}
      action={coordinates && <FirstSteps to="/volunteer/categories" label={v('shifts.toCategories')} />}
    />
  );
}
