import { chooseTournament, useChosenTournament } from '@courtcrew/ui-kit/session/chosenTournament.ts';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { useCallback, useEffect, useState } from 'react';

const KEY = 'courtcrew.tournament';

/** A full storage, or one that a browser forbids, costs the tab its memory, not its page. */
function inStorage<Answer>(use: () => Answer): Answer | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/**
 * The tournament this tab works with, and the way to keep another. It begins with the last choice made in this browser and
 * stays what it is, whatever is chosen or forgotten in other tabs, which would throw away what is typed in this. A logout
 * makes all of them forget theirs, and a tab that comes back after it finds no last choice.
 */
export function useTabTournament(): [tid: string | null, keep: (tid: string) => void] {
  const { loggedOut } = useSession();
  const [last] = useChosenTournament();
  const [own, setOwn] = useState(() => (last === null ? null : inStorage(() => sessionStorage.getItem(KEY))));
  const keep = useCallback((tid: string) => {
    inStorage(() => sessionStorage.setItem(KEY, tid));
    setOwn(tid);
    chooseTournament(tid);
  }, []);
  useEffect(() => {
    // The next person at this tab begins with their own: a logout takes this away before anybody hears of it.
    if (last === null) inStorage(() => sessionStorage.removeItem(KEY));
  }, [last]);
  useEffect(() => {
    if (loggedOut) setOwn(null);
  }, [loggedOut]);
  useEffect(() => {
    // A link opened in a new tab, and a public page that names none, begin with the last choice: it must be this tab's.
    const back = () => {
      if (own !== null && inStorage(() => localStorage.getItem(KEY)) !== null) chooseTournament(own);
    };
    window.addEventListener('focus', back);
    return () => window.removeEventListener('focus', back);
  }, [own]);
  return [loggedOut ? null : (own ?? last), keep];
}
