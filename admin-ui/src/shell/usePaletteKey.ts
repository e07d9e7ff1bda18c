import { useCallback, useState } from 'react';
import { useCtrlKey } from '../kit/page/useCtrlKey.ts';

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
  useCtrlKey('k', () => {
    setUsed(true);
    setOpen((before) => !before);
  });
  return { open, used, show, hide };
}
