import { useCallback, useSyncExternalStore } from 'react';

const STORED = 'courtcrew.tournament';
const CHANGED = 'courtcrew:tournament';

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(CHANGED, listener);
  };
}

/** Remembers the tournament a person works with, in every tab of this browser; null forgets it. */
export function chooseTournament(tid: string | null): void {
  if (tid === null) localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, tid);
  window.dispatchEvent(new Event(CHANGED));
}

/** The chosen tournament's id and the way to choose another. */
export function useChosenTournament(): [tid: string | null, choose: (tid: string | null) => void] {
  const tid = useSyncExternalStore(subscribe, () => localStorage.getItem(STORED));
  return [tid, useCallback(chooseTournament, [])];
}
