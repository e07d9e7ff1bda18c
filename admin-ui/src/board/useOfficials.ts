import { getCheckinList } from '@courtcrew/domain/board/contract.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { CallFailed } from '@courtcrew/ui-kit/data/client.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import type { UseQueryResult } from '@tanstack/react-query';

export type Officials = UseQueryResult<AnswerOf<typeof getCheckinList>, CallFailed>;

/** Other frames carry their changes. */
const COMING_AND_GOING = ['checkin', 'checkout', 'undo'];

/** No frame announces a new day, and a desk stays open overnight. */
const REFRESH_MS = 300_000;

export function useOfficials(tid: string): Officials {
  useRoom(`board:${tid}`, { refreshes: [getCheckinList], also: COMING_AND_GOING });
  return useCall(getCheckinList, { params: { tid } }, { refreshEvery: REFRESH_MS });
}
