import { getNotifications, getPastNotifications } from '@courtcrew/domain/board/contract.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { callKey, useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import { useQueryClient } from '@tanstack/react-query';

export type OpenCall = AnswerOf<typeof getNotifications>[number];

/** A call as it stands in the list. */
export interface CallLine {
  readonly call: OpenCall;
  /** Confirmed meanwhile; it keeps its place only until nobody points at the list. */
  readonly isGone: boolean;
}

export const isMedical = ({ type }: Pick<OpenCall, 'type'>): boolean => type === 'medical';

/** Medical calls first, then who has waited longest. */
export const inOrder = (calls: readonly OpenCall[]): readonly CallLine[] =>
  [...calls]
    .sort((a, b) => Number(isMedical(b)) - Number(isMedical(a)) || Date.parse(a.time) - Date.parse(b.time))
    .map((call) => ({ call, isGone: false }));

/**
 * The lines while somebody points at them: none moves, so that nobody confirms what has just slid under the
 * pointer. Confirmed ones stay and say so, new ones follow at the end.
 */
export function inPlace(before: readonly CallLine[], calls: readonly OpenCall[]): readonly CallLine[] {
  const open = new Map(calls.map((call) => [call.nid, call]));
  const standing = before.map(({ call }) => {
    const current = open.get(call.nid);
    open.delete(call.nid);
    return { call: current ?? call, isGone: current === undefined };
  });
  return [...standing, ...inOrder([...open.values()])];
}

/** Where the room does not get through, the list is asked for all the same, ms. */
const REFRESH_MS = 30_000;

/** Calls nobody has confirmed. The mark in the bar, which every screen has, hears of new ones for all of them. */
export const useOpenCalls = (tid: string) =>
  useCall(getNotifications, { params: { tid } }, { refreshEvery: REFRESH_MS });

const LISTS = [getNotifications, getPastNotifications];

/** Hears of calls. They are few and medical help waits for no pause: each frame is asked about at once. */
export function useCallsRoom(tid: string): void {
  const queries = useQueryClient();
  useRoom(`notification:${tid}`, {
    refreshes: LISTS,
    onEvent: ({ event }) => {
      if (event !== 'notification') return;
      for (const list of LISTS) void queries.invalidateQueries({ queryKey: callKey(list) });
    },
  });
}
