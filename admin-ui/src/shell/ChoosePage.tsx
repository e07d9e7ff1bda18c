import type { SessionTournament } from '@courtcrew/domain/accounts/session.ts';
import { isArchived } from '@courtcrew/domain/tournaments/policies/visibility.ts';
import { TournamentStatusBadge } from '@courtcrew/ui-kit/badges/TournamentStatusBadge.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { NextStep } from '../kit/page/NextStep.tsx';
import { useLateWords } from './lateWords.ts';
import { useTournament } from './tournament.tsx';
import { useTournamentDates } from './useTournamentDates.ts';

/** Current tournaments first. */
const currentFirst = (tournaments: readonly SessionTournament[]): readonly SessionTournament[] =>
  tournaments.toSorted((one, other) => Number(isArchived(one.status)) - Number(isArchived(other.status)));

export function ChoosePage() {
  const w = useLateWords();
  const datesOf = useTournamentDates();
  const { tournaments } = useSession();
  const { choose } = useTournament();
  return (
    <>
      <PageHeader title={w('staff.choose')} about={w('staff.chooseHelp')} />
      {tournaments.length === 0 ? (
        <EmptyState
          title={w('staff.noTournaments')}
          text={w('staff.noTournamentsPlatform')}
          action={<NextStep to="/utradmin/tournamentlist" label={w('staff.tournamentList')} />}
        />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
          }}
        >
          {currentFirst(tournaments).map(({ tid, name, status, start, end_date }) => (
            <Card key={tid}>
              <CardActionArea onClick={() => choose(tid)} sx={{ p: 2 }}>
                <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
                  {name}
                </Typography>
                <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', color: 'text.secondary' }}>
                  <TournamentStatusBadge status={status} />
                  {datesOf({ start, end_date })}
                </Box>
              </CardActionArea>
            </Card>
          ))}
        </Box>
      )}
    </>
  );
}
