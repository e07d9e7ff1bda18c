import { chooseTournament, useChosenTournament } from '@courtcrew/ui-kit/session/chosenTournament.ts';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { useEffect, useRef } from 'react';

interface Found {
  readonly open: boolean;
  /** The server knows of no such tournament. */
  readonly unknown: boolean;
}

/**
 * Makes the opened tournament the selected one of pages whose address names none, once it is there; one that is not is
 * forgotten, or those pages would lead nowhere for ever. Not for staff: their selection is the tournament their desk
 * works on, and a look at another signup page must not move it.
 */
export function useRememberedTournament(tid: string, { open, unknown }: Found): void {
  const { pending, tournaments } = useSession();
  const [chosen] = useChosenTournament();
  const staff = tournaments.length > 0;
  const forget = unknown && chosen === tid;
  /** Opening a page chooses once: a logout on it, which has everything read again, forgets for good. */
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (!open || pending || staff || opened.current === tid) return;
    opened.current = tid;
    chooseTournament(tid);
  }, [tid, open, pending, staff]);
  useEffect(() => {
    if (forget) chooseTournament(null);
  }, [forget]);
}
