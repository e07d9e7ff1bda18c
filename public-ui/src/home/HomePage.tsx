import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { Part } from '@courtcrew/ui-kit/page/Part.tsx';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import { LostPart } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { Landing } from './Landing.tsx';

const Dashboard = lazyPart(async () => (await import('./Dashboard.tsx')).Dashboard, LostPart);

/** The landing page for visitors, the dashboard for people signed in. */
export function HomePage() {
  const { user, pending } = useSession();
  if (pending) return <Loading />;
  if (!user) return <Landing />;
  return (
    <Part fallback={<Loading />}>
      <Dashboard user={user} />
    </Part>
  );
}
