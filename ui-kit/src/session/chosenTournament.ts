import { stored, useStored } from './stored.ts';

const chosen = stored('courtcrew.tournament');

/** Remembers the tournament a person works with, in every tab of this browser; null forgets it. */
export const chooseTournament = (tid: string | null): void => chosen.write(tid);

/** The chosen tournament's id and the way to choose another. */
export const useChosenTournament = (): [tid: string | null, choose: (tid: string | null) => void] => [
  useStored(chosen),
  chooseTournament,
];
