import type { AuxRow, CourtRow, QueueRow } from '@courtcrew/domain/board/shapes.ts';
import { lastFirst } from '@courtcrew/domain/kernel/fullName.ts';
import { compareTexts } from '@courtcrew/domain/kernel/spelling.ts';
import type { Board } from '@courtcrew/ui-kit/board/model.ts';
import type { Named } from '@courtcrew/ui-kit/board/names.ts';

/** A person's place on the board; only one at a time. */
export type OwnPlace =
  /** `position` counts from 1. */
  | { readonly at: 'queue'; readonly position: number; readonly row: QueueRow }
  | { readonly at: 'court'; readonly as: 'lead' | 'second'; readonly row: CourtRow }
  | { readonly at: 'aux'; readonly row: AuxRow };

interface OnBoard extends Named {
  readonly ref_id: string;
  readonly credentials: string | null;
  readonly credentials_verified?: boolean;
  readonly place: OwnPlace;
}

/** The second referee of a match; null where there is none. */
export function secondOf(row: CourtRow): Omit<OnBoard, 'place'> | null {
  const { second_ref_id, second_first, second_last, second_cred, second_verified } = row;
  if (second_ref_id === null) return null;
  return {
    ref_id: second_ref_id,
    first: second_first,
    last: second_last,
    credentials: second_cred,
    credentials_verified: second_verified,
  };
}

function onCourt(row: CourtRow): readonly OnBoard[] {
  const { ref_id, first, last, credentials, credentials_verified } = row;
  if (ref_id === null) return [];
  const second = secondOf(row);
  return [
    { ref_id, first, last, credentials, credentials_verified, place: { at: 'court', as: 'lead', row } },
    ...(second ? [{ ...second, place: { at: 'court', as: 'second', row } as const }] : []),
  ];
}

/** Everybody checked in: on courts, in the queue, on assignments. */
const onBoard = ({ courts, queue, aux }: Board): readonly OnBoard[] => [
  ...courts.flatMap(onCourt),
  ...queue.map((row, index) => ({ ...row, place: { at: 'queue', position: index + 1, row } as const })),
  ...aux.map((row) => ({ ...row, place: { at: 'aux', row } as const })),
];

const byName = (one: Named, other: Named): number =>
  compareTexts(one.last || one.first || '', other.last || other.first || '') ||
  compareTexts(lastFirst(one), lastFirst(other));

export const alphabetical = (board: Board): readonly OnBoard[] => [...onBoard(board)].sort(byName);

/** A person's place; null for visitors and people who are not on the board. */
export const placeOf = (board: Board, ref_id: string | null): OwnPlace | null =>
  ref_id === null ? null : (onBoard(board).find((person) => person.ref_id === ref_id)?.place ?? null);
