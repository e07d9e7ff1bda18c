import { appOf } from '@courtcrew/domain/contract/apps.ts';
import type { PolicyName } from '@courtcrew/domain/contract/policies.ts';
import { useGo } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import { NotAllowed } from '@courtcrew/ui-kit/page/States.tsx';
import { useAllows, useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { usePlaces } from './places.tsx';
import { gateOf, refusedTo } from './screen.ts';
import { useTournament } from './tournament.tsx';
import { useStaffWords } from './words.ts';

const ChoosePage = lazy(async () => ({ default: (await import('./ChoosePage.tsx')).ChoosePage }));

/** Lets a person through to the screen, asks for a tournament first, or says why not. */
export function StaffGate() {
  const { pathname } = useLocation();
  const { tournament, pending } = useTournament();
  const { tournaments } = useSession();
  const allowed = useAllows();
  const gate = gateOf(usePlaces(), pathname);
  // A path of the public application goes through to the catch-all route, which loads it.
  if (appOf(pathname) !== 'admin') return <Outlet />;
  if (gate.tournament && pending) return <Loading />;
  if (gate.tournament && !tournament) {
    // Whoever has nothing to choose from is no admin: the volunteer area sends them away like any other.
    if (tournaments.length === 0 && !allowed('platform')) {
      const away = refusedTo(pathname, false);
      return away === null ? <Refused policy={gate.policy} /> : <Away to={away} />;
    }
    return (
      <Suspense fallback={<Loading />}>
        <ChoosePage />
      </Suspense>
    );
  }
  if (allowed(gate.policy, tournament?.tid)) return <Outlet key={tournament?.tid ?? 'none'} />;
  const away = refusedTo(
    pathname,
    tournaments.some(({ tid, admin_type }) => tid === tournament?.tid && admin_type !== null),
  );
  return away === null ? <Refused policy={gate.policy} /> : <Away to={away} />;
}

/** Says who can give the right: masters those of their tournament, the platform's admins those of the platform. */
function Refused({ policy }: { policy: PolicyName }) {
  const w = useStaffWords();
  return <NotAllowed {...(policy === 'platform' && { help: w('staff.askPlatform') })} />;
}

function Away({ to }: { to: string }) {
  const go = useGo();
  useEffect(() => go(to), [go, to]);
  return null;
}
