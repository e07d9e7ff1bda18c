import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import { type ChosenTournament, useTournament } from '../../shell/tournament.tsx';

/** The tournament a desk screen is about; the gate in front of it has seen to it that there is one. */
export function useDesk(): ChosenTournament {
  const { tournament } = useTournament();
  if (!tournament) throw new Error('a desk screen was opened without a tournament');
  return tournament;
}

/** Keeps a screen's lists fresh while others work on the same schedule. */
export const useDeskRoom = (tid: string) => useRoom(`desk:${tid}`, { refreshes: ['roster', 'audit'] });
