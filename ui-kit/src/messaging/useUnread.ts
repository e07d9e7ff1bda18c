import { useEffect, useMemo, useState } from 'react';
import { stored } from '../session/stored.ts';

/**
 * Tells which posts came since this browser showed the board last. What is new stays marked while the board is open;
 * with the next visit it is read.
 */
export function useUnread(board: string, newest: string | undefined): (post_time: string) => boolean {
  const store = useMemo(() => stored(`board:${board}`), [board]);
  const [before] = useState(() => store.read());
  useEffect(() => {
    if (newest !== undefined) store.write(newest);
  }, [store, newest]);
  return (post_time) => before !== null && post_time > before;
}
