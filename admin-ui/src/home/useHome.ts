import { getTournamentHome } from '@courtcrew/domain/tournaments/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import { useDesk } from '../kit/desk/desk.ts';

const STALE = { refreshes: [getTournamentHome] };
const PAY = { ...STALE, also: ['pay', 'invoice'] };

/** The numbers of a tournament's home, current while the screen stands. */
export function useHome() {
  const { tid } = useDesk();
  const allowed = useAllows();
  const home = useCall(getTournamentHome, { params: { tid } });
  const live = useRoom(`tournament:${tid}`, STALE);
  useRoom(allowed('pay', tid) ? `reconciliation:${tid}` : null, PAY);
  useRoom(allowed('prizes', tid) ? `payouts:${tid}` : null, STALE);
  return { home, live };
}
