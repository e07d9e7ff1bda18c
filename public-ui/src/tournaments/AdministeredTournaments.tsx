import type { SessionTournament } from '@courtcrew/domain/accounts/session.ts';
import { searchKey } from '@courtcrew/domain/kernel/spelling.ts';
import { isArchived } from '@courtcrew/domain/tournaments/policies/visibility.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { TournamentStatusBadge } from '@courtcrew/ui-kit/badges/TournamentStatusBadge.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { PressButton } from '@courtcrew/ui-kit/page/PressButton.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { CardGrid } from './CardGrid.tsx';
import { DayTile } from './DayTile.tsx';
import { useDates } from './dates.ts';
import { useTournamentWords } from './words.ts';

const FILTER = { q: '', archived: false };

interface AdministeredTournamentsProps {
  readonly tournaments: readonly SessionTournament[];
  /** Target of a card; captains go to their own area. */
  readonly to: '/admin' | '/desk';
}

/** A person's own tournaments with a name search, the archived ones apart. */
export function AdministeredTournaments({ tournaments, to }: AdministeredTournamentsProps) {
  const w = useTournamentWords();
  const { filter, set } = useUrlFilter(FILTER);
  const wanted = searchKey(filter.q);
  const shown = tournaments.filter(
    (tournament) =>
      isArchived(tournament.status) === filter.archived && searchKey(tournament.name).includes(wanted),
  );
  return (
    <>
      <Toolbar search={filter.q} onSearch={(q) => set({ q })}>
        <PressButton pressed={filter.archived} onClick={() => set({ archived: !filter.archived })}>
          {w('tournament.archived')}
        </PressButton>
      </Toolbar>
      {shown.length === 0 ? (
        <EmptyState title={w('list.none')} />
      ) : (
        <CardGrid label={w('dashboard.administered')}>
          {shown.map((tournament) => (
            <AdministeredCard key={tournament.tid} tournament={tournament} to={to} />
          ))}
        </CardGrid>
      )}
    </>
  );
}

/** Captains have their own area, and the desk is not for staff of volunteers or trainers alone. */
function entrance({ admin_type, referee }: SessionTournament, to: string): string {
  if (admin_type === null) return '/volunteercaptain';
  return to === '/desk' && admin_type !== 'master' && !referee ? '/admin' : to;
}

function AdministeredCard({ tournament, to }: { tournament: SessionTournament; to: string }) {
  const dates = useDates(tournament);
  const { tid, name, status, start, time_zone } = tournament;
  return (
    <Card component="li">
      <CardActionArea component={AppAnchor} to={`${entrance(tournament, to)}?tid=${tid}`} sx={{ p: 2 }}>
        <Box sx={{ display: 'flex', gap: 1.75 }}>
          <DayTile start={start} quiet={isArchived(tournament.status)} />
          <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
            <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <Typography variant="body2">
              {dates}{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {time_zone}
              </Box>
            </Typography>
            <TournamentStatusBadge status={status} />
          </Box>
        </Box>
      </CardActionArea>
    </Card>
  );
}
