import type { ListingRow } from '@courtcrew/domain/tournaments/contract.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { RequireLogin } from '@courtcrew/ui-kit/session/LoginGate.tsx';
import Button from '@mui/material/Button';
import { Listing } from './Listing.tsx';
import { useTournamentWords } from './words.ts';

/** Sections officials work in: referees and umpires, and line. */
const staffsOfficials = ({ referee, line }: ListingRow): boolean => referee || line;

/** Tournaments that need officials. */
export function RefDashboardPage() {
  const w = useTournamentWords();
  return (
    <RequireLogin>
      <PageHeader
        title={w('ref.title')}
        actions={
          <Button component={AppAnchor} to="/profile/signupReport" variant="outlined">
            {w('nav.mySchedule')}
          </Button>
        }
      />
      <Listing only={staffsOfficials} />
    </RequireLogin>
  );
}
