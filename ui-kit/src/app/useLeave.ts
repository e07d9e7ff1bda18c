import { type App, pageOf } from '@courtcrew/domain/web/apps.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Loads the page anew when navigation inside this application led to a path of another page. Answers whether it
 * does. The first location of a page load is left alone: the server chose this application for it, asking again
 * would loop.
 */
export function useLeave(app: App): boolean {
  const { pathname, search, key } = useLocation();
  const leaving = pageOf(pathname) !== app && key !== 'default';
  useEffect(() => {
    if (leaving) window.location.replace(pathname + search);
  }, [leaving, pathname, search]);
  return leaving;
}
