import type { SessionUser } from '@courtcrew/domain/accounts/session.ts';
import { getIndividualSchedule } from '@courtcrew/domain/roster/contract.ts';
import type { ScheduleRow } from '@courtcrew/domain/roster/shapes.ts';
import { AppAnchor, AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Placeholder } from '@courtcrew/ui-kit/page/state/Placeholder.tsx';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import { LostPart } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { useNow } from '@courtcrew/ui-kit/time/useNow.ts';
import { useWords } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { ConfirmAll, NextShift, NoShifts, nextOf, toConfirm } from '../roster/index.ts';

// Loaded apart: below the person's own content.
const NextTournaments = lazyPart(
  async () => (await import('../tournaments/NextTournaments.tsx')).NextTournaments,
);
// Loaded apart: few people administer tournaments.
const AdministeredTournaments = lazyPart(
  async () => (await import('../tournaments/AdministeredTournaments.tsx')).AdministeredTournaments,
  LostPart,
);
const PhoneProposals = lazyPart(async () => (await import('../accounts/PhoneProposals.tsx')).PhoneProposals);
const ProfileDialog = lazyPart(async () => (await import('./ProfileDialog.tsx')).ProfileDialog);

export function Dashboard({ user }: { user: SessionUser }) {
  const w = useWords();
  const { tournaments } = useSession();
  const administers = tournaments.length > 0;
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
      {!user.profile_updated && (
        <Suspense fallback={null}>
          <ProfileDialog />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <PhoneProposals />
      </Suspense>
      <Box sx={{ display: 'grid', gap: 5 }}>
        <OwnNext ref_id={user.ref_id} quietWhenEmpty={administers} />
        {administers && (
          <section aria-label={w('dashboard.administered')}>
            <Typography variant="h2" sx={{ mb: 2 }}>
              {w('dashboard.administered')}
            </Typography>
            <Suspense fallback={<Loading shape="cards" count={tournaments.length} />}>
              <AdministeredTournaments tournaments={tournaments} to="/admin" />
            </Suspense>
          </section>
        )}
        <Suspense fallback={<Loading shape="cards" count={3} />}>
          <NextTournaments />
        </Suspense>
      </Box>
    </>
  );
}

interface OwnNextProps {
  readonly ref_id: string;
  /** Shows nothing without shifts, for people who came to run tournaments. */
  readonly quietWhenEmpty: boolean;
}

/** The next shift, and selections to confirm. */
function OwnNext({ ref_id, quietWhenEmpty }: OwnNextProps) {
  const schedule = useCall(getIndividualSchedule, { params: { ref_id } });
  return (
    <Answered
      of={schedule}
      loading={<Placeholder height={132} />}
      empty={quietWhenEmpty ? null : <NoShifts />}
    >
      {(rows) => <Ahead rows={rows} />}
    </Answered>
  );
}

function Ahead({ rows }: { rows: readonly ScheduleRow[] }) {
  const w = useWords();
  const now = useNow();
  const next = nextOf(rows, now);
  const waiting = toConfirm(rows, now);
  const shown = next ? [next, ...waiting.filter((row) => row !== next)] : waiting;
  return (
    <section aria-label={w('nav.mySchedule')}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {shown.map((row) => (
          <NextShift key={row.shift_id} row={row} now={now} withTournament />
        ))}
      </Box>
      {waiting.length > 1 && (
        <Suspense>
          <ConfirmAll rows={waiting} />
        </Suspense>
      )}
      <AppLink to="/profile/signupReport" sx={{ display: 'inline-block', mt: 1, py: 1.25 }}>
        {w('nav.mySchedule')}
      </AppLink>
    </section>
  );
}
