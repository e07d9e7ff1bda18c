import { useCallback, useEffect, useState } from 'react';

interface PaletteState {
  readonly open: boolean;
  /** Whether it was ever opened; before that it need not exist. */
  readonly used: boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

/** The command palette's visibility: `Ctrl K` (or `⌘ K`) anywhere toggles it. */
export function usePaletteKey(): PaletteState {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const show = useCallback(() => {
    setUsed(true);
    setOpen(true);
  }, []);
  const hide = useCallback(() => setOpen(false), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setUsed(true);
      setOpen((before) => !before);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return { open, used, show, hide };
}
