import { useLive } from '@courtcrew/ui-kit/live/useLive.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const EVERY_MS = 10_000;

/**
 * Asks again for what went unanswered, and runs `also`, when the network may be back: the device or the socket says
 * so, or the phone was taken out of a pocket. What is still unanswered is asked for every 10 s. `also` must be the
 * same function from one render to the next.
 */
export function useRecovery(also: () => void): void {
  const queries = useQueryClient();
  const isLive = useLive().status === 'live';
  useEffect(() => {
    const askAgain = () =>
      void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    const recover = () => {
      askAgain();
      also();
    };
    if (isLive) recover();
    const timer = setInterval(askAgain, EVERY_MS);
    window.addEventListener('online', recover);
    window.addEventListener('focus', recover);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', recover);
      window.removeEventListener('focus', recover);
    };
  }, [queries, isLive, also]);
}
