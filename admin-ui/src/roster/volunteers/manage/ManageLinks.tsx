import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import Button from '@mui/material/Button';
import { useCoordinates } from '../parts/useCategories.ts';
import { useVolunteerWords } from '../words.ts';

/** The ways on from managing; captains have a schedule by name of their own, and no log. */
export function ManageLinks() {
  const v = useVolunteerWords();
  const coordinates = useCoordinates();
  const links = coordinates
    ? ([
        ['/volunteer/volunteerSchedule', 'home.byName'],
        ['/volunteer/schedulelog', 'manage.log'],
      ] as const)
    : ([['/volunteercaptain/schedulebyvolunteer', 'home.byName']] as const);
  return [...links, ['/volunteercaptain/scheduling', 'manage.scheduling'] as const].map(([to, word]) => (
    <Button key={to} component={AppAnchor} to={to} variant="outlined">
      {v(word)}
    </Button>
  ));
}
