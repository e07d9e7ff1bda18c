import { getTournamentAdmin } from '@courtcrew/domain/tournaments/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useTournament } from '../shell/tournament.tsx';

/** Setup record of the chosen tournament; the frame refetches it on changes. */
export function useChosenRecord() {
  const { tournament } = useTournament();
  const tid = tournament?.tid;
  return useCall(getTournamentAdmin, { params: { tid: tid ?? '' } }, { enabled: tid !== undefined });
}
