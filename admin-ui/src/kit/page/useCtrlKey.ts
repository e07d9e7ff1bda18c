import { useLayoutEffect, useRef } from 'react';

/** Runs `act` on Ctrl (or ⌘) and a lower-case key; null disables it. */
export function useCtrlKey(key: string, act: (() => unknown) | null): void {
  const newest = useRef(act);
  // Before paint: what is visible can be acted on by key.
  useLayoutEffect(() => {
    newest.current = act;
  });
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      // Also while disabled: Ctrl+S would open the browser's save dialog.
      event.preventDefault();
      newest.current?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [key]);
}

export const useSaveKey = (save: (() => unknown) | null): void => useCtrlKey('s', save);
