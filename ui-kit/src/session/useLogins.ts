import type { SessionAnswer } from '@courtcrew/domain/accounts/session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SESSION_KEY, useClient } from '../data/DataRoot.tsx';
import { useSession } from './session.tsx';

interface Logins {
  readonly open: boolean;
  /** Opens the dialog; `then` gets whether somebody logged in. */
  readonly ask: (then: (loggedIn: boolean) => void) => void;
  /** Opens it for a screen whose session has ended, unless it was just closed. */
  readonly remind: () => void;
  /** Closes it, for everybody who waits. */
  readonly answer: (loggedIn: boolean) => void;
}

/** Screens and refused requests that wait for a login. Requests are retried, but not as another person. */
export function useLogins(): Logins {
  const client = useClient();
  const queries = useQueryClient();
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  const waiting = useRef<((loggedIn: boolean) => void)[]>([]);
  const known = useRef<string | null>(null);
  /** No login since the dialog was closed. */
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

  // Logged in elsewhere: in another tab, or before this page noticed.
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
