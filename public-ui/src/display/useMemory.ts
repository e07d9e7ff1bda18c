import { useEffect, useRef } from 'react';
import { type Kept, remember } from './memory.ts';

/** Writing is the dearest thing a display does; a crash loses no more than this. */
const EVERY_MS = 30_000;

/** Keeps what is shown: a while after it changed, and when the page goes. */
export function useMemory(kept: Kept | null): void {
  const newest = useRef(kept);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    newest.current = kept;
    if (kept === null) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      if (newest.current) remember(newest.current);
    }, EVERY_MS);
  }, [kept]);
  useEffect(() => {
    const keep = () => {
      if (newest.current) remember(newest.current);
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, []);
}
