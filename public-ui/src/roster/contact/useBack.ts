import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** Whether a step back stays here: a link opened in the same tab has the mailbox it was in behind it. */
const isOwnBehind = (): boolean =>
  Number(window.history.state?.idx) > 0 || document.referrer.startsWith(`${window.location.origin}/`);

interface BackOptions {
  /** There is something to be read afterwards: it leads home rather than out of the site. */
  readonly within?: boolean;
}

/** Back to where the person came from; home from a tab that was opened with this page. */
export function useBack({ within = false }: BackOptions = {}): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (window.history.length > 1 && (!within || isOwnBehind())) void navigate(-1);
    else void navigate('/', { replace: true });
  }, [navigate, within]);
}
