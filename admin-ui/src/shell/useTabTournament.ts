import { chooseTournament, useChosenTournament } from '@courtcrew/ui-kit/session/chosenTournament.ts';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { useCallback, useEffect, useState } from 'react';

const KEY = 'courtcrew.tournament';

/** Null where the browser's storage is full or forbidden. */
function inStorage<Answer>(use: () => Answer): Answer | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/**
 * The tab's tournament and its setter. It starts with the browser's last choice, then ignores other tabs, whose choice
 * would discard what is typed here. A logout clears it in all tabs.
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
    // Removed by a logout before anybody is notified, so that the next person starts with their own.
    if (last === null) inStorage(() => sessionStorage.removeItem(KEY));
  }, [last]);
  useEffect(() => {
    if (loggedOut) setOwn(null);
  }, [loggedOut]);
  useEffect(() => {
    // New tabs and public pages start with the last choice, which must be this tab's.
    const back = () => {
      if (own !== null && inStorage(() => localStorage.getItem(KEY)) !== null) chooseTournament(own);
    };
    window.addEventListener('focus', back);
    return () => window.removeEventListener('focus', back);
  }, [own]);
  return [loggedOut ? null : (own ?? last), keep];
}
