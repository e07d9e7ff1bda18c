import type { SessionAnswer } from '@courtcrew/domain/accounts/session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SESSION_KEY, useClient } from '../data/DataRoot.tsx';
import { useSession } from './session.tsx';

interface Logins {
  readonly open: boolean;
  /** Opens it; `then` learns whether somebody logged in. */
  readonly ask: (then: (loggedIn: boolean) => void) => void;
  /** Opens it for a screen whose session has ended; not for somebody who has just closed it. */
  readonly remind: () => void;
  /** Ends it, for everybody who waits. */
  readonly answer: (loggedIn: boolean) => void;
}

/**
 * Who waits for a login. Beside screens that ask for one, these are requests that were refused because the session
 * had ended: they are sent again, and what was typed is not typed twice. Not as somebody else, though.
 */
export function useLogins(): Logins {
  const client = useClient();
  const queries = useQueryClient();
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  const waiting = useRef<((loggedIn: boolean) => void)[]>([]);
  const known = useRef<string | null>(null);
  /** Nobody has logged in since it was closed. */
  const closed = useRef(false);
  const ref_id = user?.ref_id;
  if (ref_id !== undefined) known.current = ref_id;
  useEffect(() => {
    if (ref_id !== undefined) closed.current = false;
  }, [ref_id]);

  const ask = useCallback<Logins['ask']>((then) => {
    waiting.current.push(then);
    setOpen(true);
  }, []);
  const answer = useCallback<Logins['answer']>((loggedIn) => {
    const told = waiting.current;
    waiting.current = [];
    closed.current = !loggedIn;
    setOpen(false);
    for (const tell of told) tell(loggedIn);
  }, []);

  // Logged in otherwise than here: in another tab, or before, and the page had not heard of it when it was pressed.
  useEffect(() => {
    if (ref_id !== undefined) answer(true);
  }, [ref_id, answer]);

  const remind = useCallback(() => {
    if (!closed.current) setOpen(true);
  }, []);

  useEffect(() => {
    const inNow = () => queries.getQueryData<SessionAnswer>(SESSION_KEY)?.user?.ref_id;
    client.loginWith(() => {
      const before = known.current;
      return new Promise((resolve) =>
        ask((loggedIn) => resolve(loggedIn && (before === null || before === inNow()))),
      );
    });
    return () => client.loginWith(null);
  }, [client, queries, ask]);

  return { open, ask, remind, answer };
}
