import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import VolunteerActivism from '@mui/icons-material/VolunteerActivismOutlined';
import Button from '@mui/material/Button';
import { useVolunteerWords } from './words.ts';

export function NoOpportunities() {
  const w = useVolunteerWords();
  return (
    <EmptyState
      icon={<VolunteerActivism />}
      title={w('volunteer.none')}
      action={
        <Button component={AppAnchor} to="/tournaments" variant="contained">
          {w('home.browse')}
        </Button>
      }
    />
  );
}
