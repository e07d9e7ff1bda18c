import { useLayoutEffect, useRef } from 'react';

/** Ctrl (or ⌘) and a key, in lower case, do something on this page; null while there is nothing to do. */
export function useCtrlKey(key: string, act: (() => unknown) | null): void {
  const newest = useRef(act);
  // Before anything is painted: what somebody sees, a key may be pressed for.
  useLayoutEffect(() => {
    newest.current = act;
  });
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      // Also while there is nothing to do: with Ctrl S the browser's own dialog would offer the page as a file.
      event.preventDefault();
      newest.current?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [key]);
}

/** Ctrl S saves; null while there is nothing that could be saved. */
export const useSaveKey = (save: (() => unknown) | null): void => useCtrlKey('s', save);
