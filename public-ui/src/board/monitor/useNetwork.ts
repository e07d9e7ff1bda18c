import { useLive } from '@courtcrew/ui-kit/live/useLive.ts';
import { useSyncExternalStore } from 'react';
import { type Network, networkOf } from './network.ts';
import type { SenderState } from './sender.ts';

function onChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether a call pressed now would reach the desk. */
export function useNetwork(sending: SenderState, asked: 'answered' | 'silent' | null): Network {
  const online = useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );
  return networkOf({ online, live: useLive(), sending, asked });
}
