import { getCheckinList } from '@courtcrew/domain/board/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';

/** Somebody may have come or gone; other frames bring all that changed along. */
const COMING_AND_GOING = ['checkin', 'checkout', 'undo'];

/** The tournament's officials, who is here and who is expected; read again when somebody comes or goes. */
export function useOfficials(tid: string) {
  useRoom(`board:${tid}`, { refreshes: ['board'], also: COMING_AND_GOING });
  return useCall(getCheckinList, { params: { tid } });
}
