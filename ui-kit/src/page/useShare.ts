import { useWords } from '../words/words.tsx';
import { copyText } from './copyText.ts';
import { useToast } from './state/Toast.tsx';

interface Shared {
  readonly title: string;
  /** Path and query on this site. */
  readonly path: string;
}

/** Offers the device's ways to send a link; where it has none, the link is copied. */
export function useShare(): (shared: Shared) => Promise<void> {
  const w = useWords();
  const toast = useToast();
  return async ({ title, path }) => {
    const url = window.location.origin + path;
    // Absent in browsers of desks and on plain http.
    if ('share' in navigator) {
      try {
        return await navigator.share({ title, url });
      } catch (failure) {
        if (failure instanceof DOMException && failure.name === 'AbortError') return;
      }
    }
    await copyText(url).then(
      () => toast.success(w('action.linkCopied')),
      () => toast.error(w('action.notCopied')),
    );
  };
}
