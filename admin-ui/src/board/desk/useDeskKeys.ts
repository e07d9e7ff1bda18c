import type { RefObject } from 'react';
import type { BoardDesk } from './BoardDesk.ts';

/** What a single key means anywhere on the board; the actions of what is chosen come first. */
export function useDeskKeys(desk: BoardDesk, finder: RefObject<HTMLInputElement | null>) {
  const anywhere: Readonly<Record<string, () => void>> = {
    c: () => desk.ask({ kind: 'checkIn' }),
    '?': () => desk.ask({ kind: 'keys' }),
    u: desk.undo,
    escape: desk.putDown,
    '/': () => finder.current?.focus(),
  };
  return (key: string): boolean => {
    // The field takes the digit itself.
    if (/^\d$/.test(key)) {
      finder.current?.focus();
      return false;
    }
    if (key === 'enter') desk.enter();
    else if (!desk.press(key)) {
      const does = anywhere[key];
      if (!does) return false;
      does();
    }
    return true;
  };
}
