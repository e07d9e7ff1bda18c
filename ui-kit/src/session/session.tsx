import { accessOf, VISITOR } from '@courtcrew/domain/accounts/access.ts';
import { getSession, logout as logoutCall } from '@courtcrew/domain/accounts/contract.ts';
import type { SessionAnswer } from '@courtcrew/domain/accounts/session.ts';
import { allows, type PolicyName } from '@courtcrew/domain/contract/policies.ts';
import { type QueryFilters, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { SESSION_KEY, useClient, useEarly } from '../data/DataRoot.tsx';
import { answered } from '../data/earlyAnswers.ts';
import { chooseTournament } from './chosenTournament.ts';
import { forgetOwn } from './ownMemory.ts';

export interface Session extends SessionAnswer {
  /** Until the session is known; show neither login nor greeting. */
  readonly pending: boolean;
  /** The session is unknown because the server did not answer. */
  readonly unreachable: boolean;
  /** Logged out here or in another tab: nothing shown may stay. */
  readonly loggedOut: boolean;
  /** Asks the server again, e.g. after login or a profile change. */
  refresh(): Promise<void>;
  /** Ends the session here and on the server. */
  logout(): Promise<void>;
}

export const SessionContext = createContext<Session>({
  ...VISITOR,
  pending: false,
  unreachable: false,
  loggedOut: false,
  refresh: async () => {},
  logout: async () => {},
});

export const useSession = (): Session => useContext(SessionContext);

/** Knows who is signed in; asks `GET /auth/session` at the start and when somebody comes back to the page. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useClient();
  const early = useEarly();
  const queries = useQueryClient();
  const {
    data = VISITOR,
    isPending,
    isLoadingError,
  } = useQuery({
    queryKey: SESSION_KEY,
    queryFn: ({ signal }) => client.send(getSession, { signal }),
    ...answered(early, getSession, {}),
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });

  useReadingAgainAs(isPending ? undefined : (data.user?.ref_id ?? null));

  const refresh = useCallback(() => queries.invalidateQueries({ queryKey: SESSION_KEY }), [queries]);
  const [loggedOut, setLoggedOut] = useState(false);
  if (loggedOut && data.user) setLoggedOut(false);
  const forget = useCallback(() => {
    setLoggedOut(true);
    forgetOwn();
    queries.setQueryData(SESSION_KEY, VISITOR);
    // The next person at this device must not see cached answers. The session stays: its observers would miss a removal.
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey !== SESSION_KEY });
  }, [queries]);
  const tellTabs = useTabs(forget);
  const logout = useCallback(async () => {
    await client.send(logoutCall);
    chooseTournament(null);
    forget();
    tellTabs();
  }, [client, forget, tellTabs]);

  const session = useMemo<Session>(
    () => ({ ...data, pending: isPending, unreachable: isLoadingError, loggedOut, refresh, logout }),
    [data, isPending, isLoadingError, loggedOut, refresh, logout],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Listens to logouts in other tabs; returns how to announce one. */
function useTabs(onLogout: () => void): () => void {
  const tabs = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    const channel = new BroadcastChannel('courtcrew.logout');
    channel.onmessage = onLogout;
    tabs.current = channel;
    return () => channel.close();
  }, [onLogout]);
  return useCallback(() => tabs.current?.postMessage('logout'), []);
}

/** Refetches everything when another person signs in; what another person was shown goes at once. `undefined` while unknown. */
function useReadingAgainAs(ref_id: string | null | undefined): void {
  const queries = useQueryClient();
  const before = useRef(ref_id);
  /** The last person signed in, also after their session. */
  const person = useRef<string>(null);
  useEffect(() => {
    const [known, last] = [before.current, person.current];
    before.current = ref_id;
    person.current = ref_id ?? last;
    if (known === undefined || ref_id === undefined || known === ref_id) return;
    const lists: QueryFilters = { predicate: ({ queryKey }) => queryKey[1] !== SESSION_KEY[1] };
    const isAnother = last !== null && last !== person.current;
    void (isAnother ? queries.resetQueries(lists) : queries.invalidateQueries(lists));
  }, [ref_id, queries]);
}

/** Whether the session may do what a policy guards; the server decides again on every call. */
export function useAllows(): (policy: PolicyName, tid?: string | null, subject?: string | null) => boolean {
  const session = useSession();
  return useCallback((policy, tid, subject) => allows(policy, accessOf(session, tid, subject)), [session]);
}
