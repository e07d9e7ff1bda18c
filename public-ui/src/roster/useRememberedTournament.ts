import { chooseTournament } from '@courtcrew/ui-kit/session/chosenTournament.ts';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { useEffect } from 'react';

/**
 * Makes the opened tournament the selected one of pages whose address names none. Not for staff: their selection
 * is the tournament their desk works on, and a look at another signup page must not move it.
 */
export function useRememberedTournament(tid: string): void {
  const { pending, tournaments } = useSession();
  const staff = tournaments.length > 0;
  useEffect(() => {
    if (!pending && !staff) chooseTournament(tid);
  }, [tid, pending, staff]);
}
