import { useEffect, useRef } from 'react';
import type { OpenCall } from './openCalls.ts';

/** Tells of calls that came while the page was open; not of those that stood there before. */
export function useNewCalls(
  calls: readonly OpenCall[] | undefined,
  tell: (fresh: readonly OpenCall[]) => void,
): void {
  const known = useRef<Set<string> | null>(null);
  useEffect(() => {
    if (calls === undefined) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...calls.map(({ nid }) => nid)]);
    const fresh = before === null ? [] : calls.filter(({ nid }) => !before.has(nid));
    if (fresh.length > 0) tell(fresh);
  }, [calls, tell]);
}
