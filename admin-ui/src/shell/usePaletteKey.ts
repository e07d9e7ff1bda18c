import { useCallback, useState } from 'react';
import { useCtrlKey } from '../kit/page/useCtrlKey.ts';

interface PaletteState {
  readonly open: boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

/** The command palette's visibility: `Ctrl K` (or `⌘ K`) anywhere toggles it. */
export function usePaletteKey(): PaletteState {
  const [open, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  const hide = useCallback(() => setOpen(false), []);
  useCtrlKey('k', () => setOpen((before) => !before));
  return { open, show, hide };
}
