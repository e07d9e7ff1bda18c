import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import Button from '@mui/material/Button';
import { Listing } from './Listing.tsx';
import { useTournamentWords } from './words.ts';

export function TournamentsPage() {
  const w = useTournamentWords();
  return (
    <>
      <PageHeader
        title={w('list.title')}
        actions={
          <>
            <Button
              component={AppAnchor}
              to="/tournamentcalendar"
              variant="outlined"
              // A phone has it in its tab bar.
              sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
            >
              {w('nav.calendar')}
            </Button>
            <Button component={AppAnchor} to="/tournamentmap" variant="outlined">
              {w('nav.map')}
            </Button>
            <Button component={AppAnchor} to="/signup/volunteers" variant="outlined">
              {w('nav.volunteer')}
            </Button>
          </>
        }
      />
      <Listing />
    </>
  );
}
