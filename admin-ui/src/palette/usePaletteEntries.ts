import { searchPeople } from '@courtcrew/domain/accounts/contract.ts';
import { isSearch } from '@courtcrew/domain/kernel/spelling.ts';
import { getRegisteredRefs } from '@courtcrew/domain/roster/contract.ts';
import { getAllTournaments } from '@courtcrew/domain/tournaments/contract.ts';
import { statusWord } from '@courtcrew/ui-kit/badges/TournamentStatusBadge.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useAllows, useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { type FoundPerson, useDetails } from '../kit/page/FoundRow.tsx';
import { offeredIn, openTo } from '../shell/entries.ts';
import { usePlaces } from '../shell/places.tsx';
import { doorsOf } from '../shell/screen.ts';
import { useTournament } from '../shell/tournament.tsx';
import { useTournamentDates } from '../shell/useTournamentDates.ts';
import { useActions } from './actions.ts';
import { useCheckIns, whomToCheckIn } from './checkIn.ts';
import type { PaletteEntry } from './entry.ts';
import { rankAmong } from './ranking.ts';
import { SYNONYMS } from './synonyms.ts';
import { usePaletteWords } from './words.ts';

const MOST = 8;
/** Of each group before anything is typed, so that tournaments are in sight: one changes them here. */
const AT_FIRST = 4;

/** The entries of a group that fit, best first. */
function fitting(entries: readonly PaletteEntry[], typed: string) {
  const ranked = entries.flatMap((entry) => {
    const rank = rankAmong(entry.name ?? entry.label, entry.synonyms ?? [], typed);
    return rank === null ? [] : [{ entry, rank }];
  });
  return ranked.toSorted((one, other) => one.rank - other.rank);
}

/** What fits, by group; the group with the best entry comes first, actions before others of the same rank. */
export function usePaletteEntries(typed: string): readonly PaletteEntry[] {
  const plain = typed.trim();
  const whom = whomToCheckIn(plain);
  const checkIns = useCheckIns(plain);
  const groups = [useActions(), useScreens(), useTournaments(), usePeople(plain)]
    .map((entries) => fitting(entries, plain).slice(0, plain === '' ? AT_FIRST : MOST))
    .filter((entries) => entries.length > 0)
    .toSorted(([one], [other]) => (one?.rank ?? 0) - (other?.rank ?? 0));
  return [...fitting(checkIns, whom ?? '').slice(0, MOST), ...groups.flat()].map(({ entry }) => entry);
}

/** In both languages: people say what they learnt first. */
const namesOf = (names: (typeof SYNONYMS)[string] | undefined): readonly string[] =>
  names ? Object.values(names).flatMap((list) => list.split(', ')) : [];

function useScreens(): readonly PaletteEntry[] {
  const w = usePaletteWords();
  const allowed = useAllows();
  const { tournament } = useTournament();
  const places = offeredIn(usePlaces(), tournament);
  return openTo(places, (policy) => allowed(policy, tournament?.tid)).map(({ to, title, place }) => ({
    key: to,
    group: 'palette.screens',
    label: w(title),
    detail: to,
    synonyms: doorsOf(place).flatMap(([path]) => namesOf(SYNONYMS[path])),
    to,
  }));
}

function useTournaments(): readonly PaletteEntry[] {
  const w = usePaletteWords();
  const datesOf = useTournamentDates();
  const { tournaments, user } = useSession();
  const platform = user?.utr_admin === 'main';
  const all = useCall(getAllTournaments, {}, { enabled: platform });
  return (all.data ?? tournaments).map(({ tid, name, status, ...days }) => ({
    key: tid,
    group: 'palette.tournaments',
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
  group: 'palette.people',
  label: found.name,
  detail,
  to: `${path}?ref_id=${encodeURIComponent(found.ref_id)}`,
});
