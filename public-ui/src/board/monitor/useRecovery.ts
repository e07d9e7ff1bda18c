import { useLive } from '@courtcrew/ui-kit/live/useLive.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';

const EVERY_MS = 10_000;

/** Refetches the page and runs `also`, of stable identity, when the network may be back; every 10 s while unanswered. */
export function useRecovery(also: () => void): void {
  const queries = useQueryClient();
  const { status } = useLive();
  const wasLost = useRef(false);

  const recover = useCallback(() => {
    void queries.refetchQueries({ type: 'active' }, { cancelRefetch: false });
    also();
  }, [queries, also]);

  useEffect(() => {
    if (status === 'live' && wasLost.current) recover();
    wasLost.current = status === 'offline';
  }, [status, recover]);

  useEffect(() => {
    const isUnanswered = ({ state }: { state: { status: string } }) => state.status === 'error';
    const askAgain = () =>
      void queries.refetchQueries({ type: 'active', predicate: isUnanswered }, { cancelRefetch: false });
    const timer = setInterval(askAgain, EVERY_MS);
    window.addEventListener('online', recover);
    window.addEventListener('focus', recover);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', recover);
      window.removeEventListener('focus', recover);
    };
  }, [queries, recover]);
}
