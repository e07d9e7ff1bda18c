import { useEffect } from 'react';

/** Keeps the screen from going dark, where the browser can and lets us: a computer beside a screen sleeps. */
export function useAwake(): void {
  useEffect(() => {
    const stayAwake = () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      navigator.wakeLock.request('screen').catch(() => undefined);
    };
    stayAwake();
    document.addEventListener('visibilitychange', stayAwake);
    return () => document.removeEventListener('visibilitychange', stayAwake);
  }, []);
}
