import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import Button from '@mui/material/Button';
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
      action={
        coordinates && (
          <Button component={AppAnchor} to="/volunteer/categories" variant="contained">
            {v('shifts.toCategories')}
          </Button>
        )
      }
    />
  );
}
