import { getCheckinList } from '@courtcrew/domain/board/contract.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { CallFailed } from '@courtcrew/ui-kit/data/client.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import type { UseQueryResult } from '@tanstack/react-query';

export type Officials = UseQueryResult<AnswerOf<typeof getCheckinList>, CallFailed>;

/** Somebody may have come or gone; other frames bring all that changed along. */
const COMING_AND_GOING = ['checkin', 'checkout', 'undo'];

/** No frame says that a day has begun, and a desk stays open over night. */
const REFRESH_MS = 300_000;

/** The tournament's officials, who is here and who is expected; read again when somebody comes or goes. */
export function useOfficials(tid: string): Officials {
  useRoom(`board:${tid}`, { refreshes: [getCheckinList], also: COMING_AND_GOING });
  return useCall(getCheckinList, { params: { tid } }, { refreshEvery: REFRESH_MS });
}
