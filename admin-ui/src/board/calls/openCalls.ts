import type { getNotifications } from '@courtcrew/domain/board/contract.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';

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
