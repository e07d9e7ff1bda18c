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

/** Shows the screen, asks for a tournament first, or says who can grant the right: masters, or platform admins. */
export function StaffGate() {
  const { pathname } = useLocation();
  const gate = gateOf(usePlaces(), pathname);
  return (
    <WhomToAsk value={useRefusedHelp(gate)}>
      <Gated gate={gate} />
    </WhomToAsk>
  );
}

/** Masters and platform admins are not told to ask one: only what belongs to another tournament refuses them. */
function useRefusedHelp({ policy }: Gate): string | null {
  const w = useStaffWords();
  const allowed = useAllows();
  const { tournament } = useTournament();
  if (allowed('platform')) return w('staff.haveRight');
  if (policy === 'platform') return w('staff.askPlatform');
  return tournament && allowed('master', tournament.tid) ? w('staff.haveRight') : null;
}

function Gated({ gate }: { readonly gate: Gate }) {
  const { pathname } = useLocation();
  const { tournament, pending } = useTournament();
  const { tournaments } = useSession();
  const allowed = useAllows();
  const places = usePlaces();
  // The catch-all route loads the rest of the public application, which shows mistyped paths as not found.
  if (appOf(pathname) !== 'admin' || !placeAt(places, pathname)) return <Outlet />;
  if (gate.tournament && pending) return <Loading />;
  if (gate.tournament && !tournament) {
    // A person without any tournament is no admin: the volunteer area redirects them like any other.
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
