import { getTournamentAdmin } from '@courtcrew/domain/tournaments/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useTournament } from '../shell/tournament.tsx';
import { useTournamentRoom } from './useTournamentRoom.ts';

/** The setup record of the chosen tournament, read again when somebody changes it. */
export function useChosenRecord() {
  const { tournament } = useTournament();
  const tid = tournament?.tid;
  useTournamentRoom(tid);
  return useCall(getTournamentAdmin, { params: { tid: tid ?? '' } }, { enabled: tid !== undefined });
}
