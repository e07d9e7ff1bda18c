import { useEffect } from 'react';
import { stored, useStored } from './stored.ts';

const KEY = 'courtcrew.tournament';

/** The last choice made in this browser: what a new tab begins with. None means that all tabs have forgotten theirs. */
const last = stored(KEY);

/** What an open tab works with stays: a choice in another one would throw away what is typed in this. */
const read = (): string | null => {
  const tid = last.read();
  return tid === null ? null : (sessionStorage.getItem(KEY) ?? tid);
};

const keep = (tid: string | null): void => {
  if (tid === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, tid);
};

const chosen = { ...last, read };

/** Remembers the tournament a person works with, in this tab and for those that are opened; null forgets it in all. */
export const chooseTournament = (tid: string | null): void => {
  keep(tid);
  last.write(tid);
};

/** The chosen tournament's id and the way to choose another. */
export function useChosenTournament(): [tid: string | null, choose: (tid: string | null) => void] {
  const tid = useStored(chosen);
  useEffect(() => keep(tid), [tid]);
  return [tid, chooseTournament];
}
