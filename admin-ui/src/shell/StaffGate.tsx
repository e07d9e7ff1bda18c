import { appOf } from '@courtcrew/domain/web/apps.ts';
import { useGo } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import { NotAllowed, WhomToAsk } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useAllows, useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { usePlaces } from './places.tsx';
import { type Gate, gateOf, placeAt, refusedTo } from './screen.ts';
import { useTournament } from './tournament.tsx';
import { useStaffWords } from './words.ts';

const ChoosePage = lazy(async () => ({ default: (await import('./ChoosePage.tsx')).ChoosePage }));

/**
 * Lets a person through to the screen, asks for a tournament first, or says why not. Who can give the right: masters that
 * of their tournament, the platform's admins that of the platform. What the screen itself is refused says so as well.
 */
export function StaffGate() {
  const w = useStaffWords();
  const { pathname } = useLocation();
  const gate = gateOf(usePlaces(), pathname);
  return (
    <WhomToAsk value={gate.policy === 'platform' ? w('staff.askPlatform') : null}>
      <Gated gate={gate} />
    </WhomToAsk>
  );
}

function Gated({ gate }: { readonly gate: Gate }) {
  const { pathname } = useLocation();
  const { tournament, pending } = useTournament();
  const { tournaments } = useSession();
  const allowed = useAllows();
  const places = usePlaces();
  // The catch-all route loads what is of the public application, and says of a mistyped path that nothing is there.
  if (appOf(pathname) !== 'admin' || !placeAt(places, pathname)) return <Outlet />;
  if (gate.tournament && pending) return <Loading />;
  if (gate.tournament && !tournament) {
    // Whoever has nothing to choose from is no admin: the volunteer area sends them away like any other.
    if (tournaments.length === 0 && !allowed('platform')) {
      const away = refusedTo(pathname, false);
      return away === null ? <NotAllowed /> : <Away to={away} />;
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
  return away === null ? <NotAllowed /> : <Away to={away} />;
}

function Away({ to }: { to: string }) {
  const go = useGo();
  useEffect(() => go(to), [go, to]);
  return null;
}
