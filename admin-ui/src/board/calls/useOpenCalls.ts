import { getNotifications, getPastNotifications } from '@courtcrew/domain/board/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useReadAgain } from '@courtcrew/ui-kit/live/useReadAgain.ts';
import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import { useMemo } from 'react';
import { callsByCourt, type OpenCall } from './openCalls.ts';

/** Polling interval in ms where the room is unreachable. */
const REFRESH_MS = 30_000;

/** Unconfirmed calls; the badge on every screen keeps them current. */
export const useOpenCalls = (tid: string, { enabled = true }: { readonly enabled?: boolean } = {}) =>
  useCall(getNotifications, { params: { tid } }, { refreshEvery: REFRESH_MS, enabled });

/** The most urgent open call of each court, by the court's name; none for whom the desk is not. */
export function useCallsByCourt(tid: string): ReadonlyMap<string, OpenCall> {
  const enabled = useAllows()('desk', tid);
  const { data } = useOpenCalls(tid, { enabled });
  return useMemo(() => callsByCourt(data ?? []), [data]);
}

const LISTS = [getNotifications, getPastNotifications];

/** Refetches on each frame without debouncing: calls are few, medical ones urgent. */
export function useCallsRoom(tid: string): void {
  const readAgain = useReadAgain();
  useRoom(`notification:${tid}`, {
    refreshes: LISTS,
    onEvent: (frame) => {
      if (frame.event !== 'notification') return;
      for (const list of LISTS) readAgain(list, frame);
    },
  });
}
