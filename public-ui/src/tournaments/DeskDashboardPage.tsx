import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { RequireLogin } from '@courtcrew/ui-kit/session/LoginGate.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { visuallyHidden } from '@courtcrew/ui-kit/theme/styles.ts';
import Box from '@mui/material/Box';
import { AdministeredTournaments } from './AdministeredTournaments.tsx';
import { useTournamentWords } from './words.ts';

export function DeskDashboardPage() {
  const w = useTournamentWords();
  const { tournaments } = useSession();
  const staffed = tournaments.filter(({ admin_type }) => admin_type !== null);
  return (
    <RequireLogin>
      <PageHeader title={w('desk.title')} />
      {staffed.length > 0 ? (
        <>
          <Box component="h2" sx={visuallyHidden}>
            {w('dashboard.administered')}
          </Box>
          <AdministeredTournaments tournaments={staffed} to="/desk" />
        </>
      ) : (
        <EmptyState title={w('staff.none')} />
      )}
    </RequireLogin>
  );
}
