import { searchPeople } from '@courtcrew/domain/accounts/contract.ts';
import { isSearch } from '@courtcrew/domain/kernel/spelling.ts';
import { getRegisteredRefs } from '@courtcrew/domain/roster/contract.ts';
import { getAllTournaments } from '@courtcrew/domain/tournaments/contract.ts';
import { statusWord } from '@courtcrew/ui-kit/badges/TournamentStatusBadge.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useAllows, useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { finder } from '../kit/desk/finder.ts';
import { type FoundPerson, useDetails } from '../kit/page/FoundRow.tsx';
import { offeredIn, openTo } from './entries.ts';
import { usePlaces } from './places.tsx';
import { useTournament } from './tournament.tsx';
import { useTournamentDates } from './useTournamentDates.ts';
import { type StaffWord, useStaffWords } from './words.ts';

export interface PaletteEntry {
  readonly key: string;
  readonly group: StaffWord;
  readonly label: string;
  readonly detail?: string;
  /** Path to go to, or tournament to choose. */
  readonly to?: string;
  readonly tid?: string;
}

const MOST = 8;

export const matches = (text: string, search: string): boolean =>
  search.split(/\s+/).every((part) => finder(part)(text));

export function usePaletteEntries(search: string): readonly PaletteEntry[] {
  const plain = search.trim().toLowerCase();
  const groups = [useScreens(), useTournaments(), usePeople(plain)];
  return groups.flatMap((entries) => entries.filter(({ label }) => matches(label, plain)).slice(0, MOST));
}

function useScreens(): readonly PaletteEntry[] {
  const w = useStaffWords();
  const allowed = useAllows();
  const { tournament } = useTournament();
  const places = offeredIn(usePlaces(), tournament);
  return openTo(places, (policy) => allowed(policy, tournament?.tid)).map(({ to, title }) => ({
    key: to,
    group: 'staff.paletteScreens',
    label: w(title),
    detail: to,
    to,
  }));
}

function useTournaments(): readonly PaletteEntry[] {
  const w = useStaffWords();
  const datesOf = useTournamentDates();
  const { tournaments, user } = useSession();
  const platform = user?.utr_admin === 'main';
  const all = useCall(getAllTournaments, {}, { enabled: platform });
  return (all.data ?? tournaments).map(({ tid, name, status, ...days }) => ({
    key: tid,
    group: 'staff.paletteTournaments',
    label: name,
    detail: `${datesOf(days)} · ${w(statusWord(status))}`,
    tid,
  }));
}

function usePeople(search: string): readonly PaletteEntry[] {
  const allowed = useAllows();
  const detailsOf = useDetails();
  const { tournament } = useTournament();
  const platform = allowed('platform');
  const everybody = useCall(
    searchPeople,
    { body: { search } },
    { enabled: platform && isSearch(search), keepFormer: true },
  );
  const desk = tournament !== null && allowed('desk', tournament.tid);
  const registered = useCall(
    getRegisteredRefs,
    { params: { tid: tournament?.tid ?? '' } },
    { enabled: desk },
  );
  if (search.length < 2 && !isSearch(search)) return [];
  const own = (registered.data ?? []).map((one) => person(one, detailsOf(one), '/desk/scheduleByRef'));
  const known = new Set(own.map(({ key }) => key));
  const others = (everybody.data ?? []).map((one) => person(one, detailsOf(one), '/utradmin/editprofile'));
  return [...own, ...others.filter(({ key }) => !known.has(key))];
}

const person = (found: FoundPerson, detail: string, path: string): PaletteEntry => ({
  key: found.ref_id,
  group: 'staff.palettePeople',
  label: found.name,
  detail,
  to: `${path}?ref_id=${encodeURIComponent(found.ref_id)}`,
});
