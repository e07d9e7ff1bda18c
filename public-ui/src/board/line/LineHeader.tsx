import { getTournament } from '@courtcrew/domain/tournaments/contract.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import type { LiveState } from '@courtcrew/ui-kit/live/connection.ts';
import { LiveMark } from '@courtcrew/ui-kit/live/LiveMark.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { useLoginGate } from '@courtcrew/ui-kit/session/LoginGate.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { ownZone } from '@courtcrew/ui-kit/time/format.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocation } from 'react-router';
import { VenueClock } from '../page/VenueClock.tsx';
import { useLineWords } from '../words/line.ts';

/** Name and zone; the name is null while loading, or where the tournament is not open. */
export function useTournamentOf(tid: string) {
  const { data, error } = useCall(getTournament, { params: { tid } });
  return { name: data && 'name' in data ? data.name : null, zone: data?.time_zone ?? ownZone(), error };
}

interface LineHeaderProps {
  readonly title: string;
  readonly name: string | null;
  readonly zone: string;
  readonly live: LiveState;
}

export function LineHeader({ title, name, zone, live }: LineHeaderProps) {
  const w = useLineWords();
  return (
    <PageHeader
      title={title}
      tab={name ? `${title} · ${name}` : title}
      about={
        <>
          {name && <Box sx={{ flexBasis: '100%', typography: 'body1', color: 'text.primary' }}>{name}</Box>}
          <VenueClock zone={zone} />
          <LiveMark state={live} zone={zone} />
          <Box sx={{ flexBasis: '100%' }}>{w('line.about')}</Box>
        </>
      }
      actions={
        <>
          <Login />
          <Views />
        </>
      }
    />
  );
}

/** Public headers have no login, which check-in requires. */
function Login() {
  const w = useLineWords();
  const { user, pending } = useSession();
  const guard = useLoginGate();
  if (user || pending) return null;
  return (
    <Button variant="contained" onClick={() => guard(() => {})}>
      {w('line.login')}
    </Button>
  );
}

function Views() {
  const w = useLineWords();
  const { pathname, search } = useLocation();
  return (
    <Box component="nav" aria-label={w('line.view')} sx={{ display: 'flex', gap: 2 }}>
      {(
        [
          ['/public/linecheckin', 'line.byName'],
          ['/public/linecheckinshifts', 'line.byShift'],
        ] as const
      ).map(([path, word]) => {
        const here = pathname.toLowerCase() === path;
        return (
          <AppLink
            key={path}
            to={path + search}
            aria-current={here ? 'page' : undefined}
            underline="none"
            color={here ? 'primary' : 'textSecondary'}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: 44,
              px: 0.5,
              boxShadow: here ? 'inset 0 -3px 0 var(--mui-palette-primary-light)' : 'none',
            }}
          >
            {w(word)}
          </AppLink>
        );
      })}
    </Box>
  );
}
