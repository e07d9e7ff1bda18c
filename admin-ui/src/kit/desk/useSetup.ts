import { getTournament } from '@courtcrew/domain/tournaments/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useDesk } from './desk.ts';

export function useSetup() {
  const { tid } = useDesk();
  const { data, error, refetch } = useCall(getTournament, { params: { tid } });
  return { setup: data && 'payout' in data ? data : undefined, error, refetch };
}
