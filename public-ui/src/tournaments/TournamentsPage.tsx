import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import Button from '@mui/material/Button';
import { VOLUNTEER, workOf } from '../shell/navigation.ts';
import { Listing } from './Listing.tsx';
import { useTournamentWords } from './words.ts';

export function TournamentsPage() {
  const w = useTournamentWords();
  const { user } = useSession();
  return (
    <>
      <PageHeader
        title={w('list.title')}
        actions={
          <>
            <Button component={AppAnchor} to="/tournamentcalendar" variant="outlined" sx={inTabBar}>
              {w('nav.calendar')}
            </Button>
            <Button component={AppAnchor} to="/tournamentmap" variant="outlined">
              {w('nav.map')}
            </Button>
            <Button
              component={AppAnchor}
              to={VOLUNTEER.to}
              variant="outlined"
              sx={workOf(user)[0] === VOLUNTEER ? inTabBar : undefined}
            >
              {w('nav.volunteer')}
            </Button>
          </>
        }
      />
      <Listing />
    </>
  );
}

/** A phone has it in its tab bar. */
const inTabBar = { display: { xs: 'none', sm: 'inline-flex' } } as const;
