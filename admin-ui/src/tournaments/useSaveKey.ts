import { useEffect, useRef } from 'react';

/** Ctrl S saves; null while there is nothing that could be saved. */
export function useSaveKey(save: (() => unknown) | null): void {
  const newest = useRef(save);
  useEffect(() => {
    newest.current = save;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      // Also while nothing can be saved: the browser's own dialog would offer the page as a file.
      event.preventDefault();
      newest.current?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
