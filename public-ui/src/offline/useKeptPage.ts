import { useEffect, useState } from 'react';
import { isKept, keepPage } from './keepPage.ts';

/** Caches the shown page; returns whether it is cached, when offline. */
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
