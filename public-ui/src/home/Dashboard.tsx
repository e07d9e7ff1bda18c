import type { SessionTournament, SessionUser } from '@courtcrew/domain/accounts/session.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { TournamentStatusBadge } from '@courtcrew/ui-kit/badges/TournamentStatusBadge.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/urlFilter.ts';
import { chooseTournament } from '@courtcrew/ui-kit/session/chosenTournament.ts';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { dayRange } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech, useWords } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';

const FILTER = { q: '', archived: false };

const isArchived = ({ status }: SessionTournament): boolean => /^archived?$/i.test(status);

/** What a signed-in person does next, and the tournaments they administer. */
export function Dashboard({ user }: { user: SessionUser }) {
  const w = useWords();
  const { tournaments } = useSession();
  return (
    <>
      <PageHeader
        title={w('shell.welcome', { first: user.first })}
        tab={w('nav.dashboard')}
        actions={
          user.utr_admin === 'main' && (
            <Button component={AppAnchor} to="/utradmin" variant="outlined">
              {w('nav.platform')}
            </Button>
          )
        }
      />
      {!user.profile_updated && <ProfilePrompt />}
      <Box sx={{ display: { xs: 'grid', sm: 'flex' }, gap: 1.5, mb: 4 }}>
        <Button component={AppAnchor} to="/profile/signupReport" variant="contained">
          {w('nav.mySchedule')}
        </Button>
        <Button component={AppAnchor} to="/tournaments" variant="outlined">
          {w('home.browse')}
        </Button>
      </Box>
      {tournaments.length > 0 && <Administered tournaments={tournaments} />}
    </>
  );
}

function ProfilePrompt() {
  const w = useWords();
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        p: 2,
        mb: 3,
        borderRadius: 1,
        borderLeft: '5px solid var(--mui-palette-secondary-main)',
        backgroundColor:
          'color-mix(in srgb, var(--mui-palette-secondary-light) 16%, var(--mui-palette-background-paper))',
      }}
    >
      <Box sx={{ flex: '1 1 260px' }}>
        <Typography variant="h3" component="h2">
          {w('dashboard.profile')}
        </Typography>
        <Typography variant="body2">{w('dashboard.profileHelp')}</Typography>
      </Box>
      <Button component={AppAnchor} to="/profile/myProfile" variant="contained" color="secondary">
        {w('dashboard.profileAction')}
      </Button>
    </Box>
  );
}

function Administered({ tournaments }: { tournaments: readonly SessionTournament[] }) {
  const w = useWords();
  const { filter, set } = useUrlFilter(FILTER);
  const shown = tournaments.filter(
    (tournament) =>
      isArchived(tournament) === filter.archived &&
      tournament.name.toLowerCase().includes(filter.q.trim().toLowerCase()),
  );
  return (
    <section aria-label={w('dashboard.administered')}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {w('dashboard.administered')}
      </Typography>
      <Toolbar search={filter.q} onSearch={(q) => set({ q })}>
        <ToggleButton
          value="archived"
          selected={filter.archived}
          onChange={() => set({ archived: !filter.archived })}
        >
          {w('tournament.archived')}
        </ToggleButton>
      </Toolbar>
      {shown.length === 0 ? (
        <EmptyState title={w('dashboard.noTournaments')} />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
          }}
        >
          {shown.map((tournament) => (
            <AdministeredCard key={tournament.tid} tournament={tournament} />
          ))}
        </Box>
      )}
    </section>
  );
}

function AdministeredCard({ tournament }: { tournament: SessionTournament }) {
  const w = useWords();
  const { language } = useSpeech();
  const { tid, name, status, start, end_date, admin_type, time_zone } = tournament;
  const dates = dayRange(start, end_date, language) ?? w('tournament.datesNeeded');
  return (
    <Card>
      <CardActionArea
        component={AppAnchor}
        to={admin_type === null ? '/volunteercaptain' : '/admin'}
        onClick={() => chooseTournament(tid)}
        sx={{ p: 2, gap: 1 }}
      >
        <Typography variant="h3">{name}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, typography: 'body2' }}>
          <TournamentStatusBadge status={status} />
          <span>{dates}</span>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {time_zone}
          </Box>
        </Box>
      </CardActionArea>
    </Card>
  );
}
