import type { getNotifications } from '@courtcrew/domain/board/contract.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';

export type OpenCall = AnswerOf<typeof getNotifications>[number];

export interface CallLine {
  readonly call: OpenCall;
  /** Confirmed meanwhile; it keeps its row while the list is held. */
  readonly isGone: boolean;
}

export const isMedical = ({ type }: Pick<OpenCall, 'type'>): boolean => type === 'medical';

/** Medical calls first, then who has waited longest. */
export const inOrder = (calls: readonly OpenCall[]): readonly CallLine[] =>
  [...calls]
    .sort((a, b) => Number(isMedical(b)) - Number(isMedical(a)) || Date.parse(a.time) - Date.parse(b.time))
    .map((call) => ({ call, isGone: false }));

/**
 * Keeps rows in place while a pointer is over the list, so that nobody confirms a row that slid under it. Confirmed
 * calls stay marked, new ones go to the end.
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
