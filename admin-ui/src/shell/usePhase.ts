import { getTournamentHome } from '@courtcrew/domain/tournaments/contract.ts';
import { type Phase, phaseOf } from '@courtcrew/domain/tournaments/policies/phase.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useNow } from '@courtcrew/ui-kit/time/useNow.ts';
import { useTournament } from './tournament.tsx';

/**
 * The phase of the chosen tournament; null without one. Shifts over midnight and what is owed count once a screen has read
 * them: the frame asks for nothing by itself.
 */
export function usePhase(): Phase | null {
  const { tournament } = useTournament();
  const now = useNow();
  const { data } = useCall(getTournamentHome, { params: { tid: tournament?.tid ?? '' } }, { enabled: false });
  return tournament && phaseOf(tournament, now, data && { lastEnd: data.last_end, isOwed: data.is_owed });
}
