import { useEffect, useState } from 'react';
import { isKept, keepPage } from './keepPage.ts';

/** Has the page that stands kept for dead networks; answers, when there is none, whether it is. */
export function useKeptPage(scope: string, isOffline: boolean): boolean {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    void keepPage(scope);
  }, [scope]);
  useEffect(() => {
    if (isOffline) void isKept(scope).then(setKept);
  }, [scope, isOffline]);
  return kept;
}
