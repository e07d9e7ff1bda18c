import { useEffect, useState } from 'react';
import { isKept, keepPage } from './offlineShell.ts';

/** Has the page that stands kept for dead networks; answers, when there is none, whether it is. */
export function useKeptPage(isOffline: boolean): boolean {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    void keepPage();
  }, []);
  useEffect(() => {
    if (isOffline) void isKept().then(setKept);
  }, [isOffline]);
  return kept;
}
