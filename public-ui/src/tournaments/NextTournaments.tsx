import { getTournaments } from '@courtcrew/domain/tournaments/contract.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TournamentCards } from './TournamentCards.tsx';
import { useTournamentWords } from './words.ts';

const SHOWN = 3;

export function NextTournaments() {
  const w = useTournamentWords();
  const future = useCall(getTournaments, { query: { time: 'future' } });
  return (
    <section aria-label={w('list.next')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1, mb: 2 }}>
        <Typography variant="h2" sx={{ mr: 'auto' }}>
          {w('list.next')}
        </Typography>
        <AppLink to="/tournaments" sx={{ py: 1.25 }}>
          {w('list.seeAll')}
        </AppLink>
      </Box>
      <Answered of={future} loading="cards" rows={SHOWN} empty={<EmptyState title={w('list.none')} />}>
        {(rows) => <TournamentCards label={w('list.next')} tournaments={rows.slice(0, SHOWN)} />}
      </Answered>
    </section>
  );
}
