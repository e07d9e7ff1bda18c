import type { SessionTournament } from '@courtcrew/domain/accounts/session.ts';
import { getTournament } from '@courtcrew/domain/tournaments/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { SportProvider } from '@courtcrew/ui-kit/words/words.tsx';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import type { Feature } from './screen.ts';
import { useTabTournament } from './useTabTournament.ts';

export type ChosenTournament = Pick<
  SessionTournament,
  'tid' | 'name' | 'status' | 'start' | 'end_date' | 'time_zone' | 'sport'
> &
  // Unknown where the person may not read the setup.
  Partial<Pick<SessionTournament, Feature>>;

interface Chosen {
  readonly tournament: ChosenTournament | null;
  /** A tournament is chosen and its facts are still loading. */
  readonly pending: boolean;
  /** Opens the screen for another tournament; unsaved changes ask first. */
  readonly choose: (tid: string) => void;
}

const ChosenContext = createContext<Chosen>({ tournament: null, pending: false, choose: () => {} });

/** The chosen tournament and the way to choose another. */
export const useTournament = (): Chosen => useContext(ChosenContext);

const naming = (tid: string, search: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(search);
  next.set('tid', tid);
  return next;
};

/** The chosen tournament: from the address (`?tid=`, for links in mails), else remembered, else the only one. */
export function TournamentProvider({ children }: { children: ReactNode }) {
  const { tournaments, user } = useSession();
  const [stored, keep] = useTabTournament();
  const [search, setSearch] = useSearchParams();
  const { state } = useNavigation();
  const named = search.get('tid');
  const only = tournaments.length === 1 ? (tournaments[0]?.tid ?? null) : null;
  const tid = named ?? stored ?? only;
  const own = tournaments.find((tournament) => tournament.tid === tid) ?? null;
  const platform = user?.utr_admin === 'main';

  useEffect(() => {
    if (named === null) return;
    keep(named);
    // It would cancel a navigation, which drops the parameter or is followed by this.
    if (state !== 'idle') return;
    // Left in the address, it would override every later choice.
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('tid');
        return next;
      },
      { replace: true },
    );
  }, [named, keep, state, setSearch]);

  const newest = useRef(setSearch);
  useEffect(() => {
    newest.current = setSearch;
  });
  // Through the address, like a link from a mail, so that the leave gate sees it.
  const choose = useCallback(
    (other: string) => newest.current((before) => naming(other, before), { replace: true }),
    [],
  );

  // A platform admin may work in any tournament; the session lists only those with an admin record.
  const isForeign = platform && tid !== null && !own;
  const foreign = useCall(getTournament, { params: { tid: tid ?? '' } }, { enabled: isForeign });
  const read = foreign.data && 'name' in foreign.data ? foreign.data : null;
  const tournament = own ?? (read?.tid === tid ? read : null);

  // From now on this tab's own choice, also where it was another tab's or the only one there is.
  const known = tournament?.tid ?? null;
  useEffect(() => {
    if (known !== null) keep(known);
  }, [known, keep]);

  // A screen may fetch an own tournament under the same key, which does not make it pending.
  const pending = isForeign && foreign.isLoading;
  const chosen = useMemo<Chosen>(() => ({ tournament, pending, choose }), [tournament, pending, choose]);
  return (
    <ChosenContext value={chosen}>
      <SportProvider sport={tournament?.sport ?? 'pickleball'}>{children}</SportProvider>
    </ChosenContext>
  );
}
