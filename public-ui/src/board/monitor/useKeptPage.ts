import { useEffect, useState } from 'react';
import { isKept, keepPage } from './offlineShell.ts';

/** Has the page kept for dead networks once it stands; answers, when there is none, whether it is. */
export function useKeptPage(stands: boolean, isOffline: boolean): boolean {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    if (stands) void keepPage();
  }, [stands]);
  useEffect(() => {
    if (isOffline) void isKept().then(setKept);
  }, [isOffline]);
  return kept;
}
