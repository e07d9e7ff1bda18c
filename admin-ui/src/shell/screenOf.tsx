import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { State } from '@courtcrew/ui-kit/page/state/States.tsx';
import { isAnswering, isReachable } from '@courtcrew/ui-kit/page/state/whileReachable.ts';
import { useWords } from '@courtcrew/ui-kit/words/words.tsx';
import CloudOff from '@mui/icons-material/CloudOff';
import Button from '@mui/material/Button';
import { type ComponentType, Suspense } from 'react';

/**
 * Loads a screen. While the server is unreachable its place says so, and the frame stays. The screen loads by itself once the
 * network is back, or by a press where the browser has cached the failure.
 */
export async function screenOf(load: () => Promise<ComponentType>): Promise<ComponentType> {
  if (await isReachable()) {
    try {
      return await load();
    } catch (error) {
      if (await isAnswering()) throw error;
      return () => <OutOfReach onRetry={() => window.location.reload()} />;
    }
  }
  const Screen = lazyPart(load);
  return () => (
    <Suspense fallback={<OutOfReach />}>
      <Screen />
    </Suspense>
  );
}

function OutOfReach({ onRetry }: { readonly onRetry?: () => void }) {
  const w = useWords();
  return (
    <State
      page
      role="alert"
      icon={<CloudOff />}
      title={w('state.unreachable')}
      action={
        onRetry && (
          <Button variant="outlined" onClick={onRetry}>
            {w('action.retry')}
          </Button>
        )
      }
    />
  );
}
