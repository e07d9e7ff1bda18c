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
  useEffect(() => {
    // A link opened in a new tab, and a public page that names none, begin with the last choice: it must be this tab's.
    const back = () => {
      if (own !== null && localStorage.getItem(KEY) !== null) chooseTournament(own);
    };
    window.addEventListener('focus', back);
    return () => window.removeEventListener('focus', back);
  }, [own]);
  return [last === null ? null : (own ?? last), keep];
}
