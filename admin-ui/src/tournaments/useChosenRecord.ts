import { getTournamentAdmin } from '@courtcrew/domain/tournaments/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useTournament } from '../shell/tournament.tsx';

/** The setup record of the chosen tournament; the frame has it read again when somebody changes it. */
export function useChosenRecord() {
  const { tournament } = useTournament();
  const tid = tournament?.tid;
  return useCall(getTournamentAdmin, { params: { tid: tid ?? '' } }, { enabled: tid !== undefined });
}
