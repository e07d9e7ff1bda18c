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
const byUrgency = (calls: readonly OpenCall[]): readonly OpenCall[] =>
  calls.toSorted(
    (a, b) => Number(isMedical(b)) - Number(isMedical(a)) || Date.parse(a.time) - Date.parse(b.time),
  );

export const inOrder = (calls: readonly OpenCall[]): readonly CallLine[] =>
  byUrgency(calls).map((call) => ({ call, isGone: false }));

/** The most urgent open call of each court, by the court's name. */
export const callsByCourt = (calls: readonly OpenCall[]): ReadonlyMap<string, OpenCall> =>
  new Map(
    byUrgency(calls)
      .map((call) => [call.court_num, call] as const)
      .reverse(),
  );

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
