import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { lazy, Suspense } from 'react';
import { Landing } from './Landing.tsx';

const Dashboard = lazy(async () => ({ default: (await import('./Dashboard.tsx')).Dashboard }));

/** The landing page for visitors, the dashboard for whoever is signed in. */
export function HomePage() {
  const { user, pending } = useSession();
  if (pending) return <Loading />;
  if (!user) return <Landing />;
  return (
    <Suspense fallback={<Loading />}>
      <Dashboard user={user} />
    </Suspense>
  );
}
