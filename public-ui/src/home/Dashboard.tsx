import type { SessionUser } from '@courtcrew/domain/accounts/session.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import { LostPart } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { useWords } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { OwnNext } from './OwnNext.tsx';

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
