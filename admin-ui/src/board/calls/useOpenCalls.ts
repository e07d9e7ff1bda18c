import { getNotifications, getPastNotifications } from '@courtcrew/domain/board/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useReadAgain } from '@courtcrew/ui-kit/live/useReadAgain.ts';
import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';

/** Where the room does not get through, the list is asked for all the same, ms. */
const REFRESH_MS = 30_000;

/** Calls nobody has confirmed. The mark in the bar, which every screen has, hears of new ones for all of them. */
export const useOpenCalls = (tid: string) =>
  useCall(getNotifications, { params: { tid } }, { refreshEvery: REFRESH_MS });

const LISTS = [getNotifications, getPastNotifications];

/** Hears of calls. They are few and medical help waits for no pause: each frame is asked about at once. */
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
