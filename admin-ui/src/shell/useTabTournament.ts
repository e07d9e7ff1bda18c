import { chooseTournament, useChosenTournament } from '@courtcrew/ui-kit/session/chosenTournament.ts';
import { useCallback, useEffect, useState } from 'react';

const KEY = 'courtcrew.tournament';

/**
 * The tournament this tab works with, and the way to keep another. It begins with the last choice made in this browser and
 * stays what it is, whatever is chosen in other tabs, which would throw away what is typed in this. A logout, which takes
 * back the last choice, makes all of them forget theirs.
 */
export function useTabTournament(): [tid: string | null, keep: (tid: string) => void] {
  const [last] = useChosenTournament();
  const [own, setOwn] = useState(() => sessionStorage.getItem(KEY));
  const keep = useCallback((tid: string) => {
    sessionStorage.setItem(KEY, tid);
    setOwn(tid);
    chooseTournament(tid);
  }, []);
  useEffect(() => {
    if (last !== null) return;
    sessionStorage.removeItem(KEY);
    setOwn(null);
  }, [last]);
  return [last === null ? null : (own ?? last), keep];
}
