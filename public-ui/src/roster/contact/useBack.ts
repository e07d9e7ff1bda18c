import { type PageName, pageOf } from '@courtcrew/domain/web/apps.ts';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';

const HERE: PageName = 'public';

/** Whether a step back stays in this document: before its first address may be a mailbox or another page load. */
const isBehindHere = (): boolean => Number(window.history.state?.idx) > 0;

/** The screen that led here by a page load, as a link does before scripts have loaded; else home. */
function screenBefore(): string {
  if (!document.referrer.startsWith(`${window.location.origin}/`)) return '/';
  const { pathname, search } = new URL(document.referrer);
  return pageOf(pathname) === HERE ? pathname + search : '/';
}

interface BackOptions {
  /** A message is shown afterwards, which a page load would lose. */
  readonly within?: boolean;
}

/** Back to where the person came from; home from a tab opened with this page. */
export function useBack({ within = false }: BackOptions = {}): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (within ? isBehindHere() : window.history.length > 1) void navigate(-1);
    else void navigate(within ? screenBefore() : '/', { replace: true });
  }, [navigate, within]);
}
