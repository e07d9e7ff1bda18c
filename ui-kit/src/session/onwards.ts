import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** A path of this origin to go on to; anything else a link might carry would lead people away unseen. */
export const onwards = (next: string | null, otherwise = '/'): string =>
  next !== null && /^\/(?![/\\])/.test(next) ? next : otherwise;

const ENTRY = /^\/(login|register|reset)\b/i;

/** Whether a path is one of those who are not in yet. */
export const isEntry = (path: string): boolean => ENTRY.test(path);

/** The address of a page of entry that leads back to where the reader is, or to where they were already going. */
export function useEntry(): (path: '/login' | '/register') => string {
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const next = isEntry(pathname) ? params.get('next') : pathname + search;
  return useCallback(
    (path) => (next === null || next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`),
    [next],
  );
}
