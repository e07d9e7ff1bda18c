import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { State } from '@courtcrew/ui-kit/page/States.tsx';
import { isReachable } from '@courtcrew/ui-kit/page/whileReachable.ts';
import { useWords } from '@courtcrew/ui-kit/words/words.tsx';
import CloudOff from '@mui/icons-material/CloudOff';
import { type ComponentType, Suspense } from 'react';

/**
 * Loads a screen. While the server is out of reach its place says so and the frame stays, with all screens that are there
 * already; the screen comes once there is a network.
 */
export async function screenOf(load: () => Promise<ComponentType>): Promise<ComponentType> {
  if (await isReachable()) return load();
  const Screen = lazyPart(load);
  return () => (
    <Suspense fallback={<OutOfReach />}>
      <Screen />
    </Suspense>
  );
}

function OutOfReach() {
  const w = useWords();
  return <State page role="alert" icon={<CloudOff />} title={w('state.unreachable')} />;
}
