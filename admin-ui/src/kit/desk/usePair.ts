import { type Pairing, type Side, usePairing } from '@courtcrew/ui-kit/page/usePairing.ts';
import { useCallback, useRef } from 'react';

export interface Keyed {
  readonly key: string;
}

export interface Pair<Left extends Keyed, Right extends Keyed> extends Omit<Pairing, 'pick'> {
  /** As picked: a search may have removed them from the list since. */
  readonly left: Left | null;
  readonly right: Right | null;
  readonly pickLeft: (row: Left) => void;
  readonly pickRight: (row: Right) => void;
}

/** Two picked rows make an assignment, in either order. `first` is picked from the start. */
export function usePair<Left extends Keyed, Right extends Keyed>(
  assign: (left: Left, right: Right) => Promise<unknown>,
  first: Left | null = null,
): Pair<Left, Right> {
  const held = useRef<{ left: Left | null; right: Right | null }>({ left: first, right: null });
  const { picks, pick, ...pairing } = usePairing(
    async () => {
      const { left, right } = held.current;
      if (left && right) await assign(left, right);
    },
    { left: first?.key ?? null, right: null },
  );
  const take = useCallback(
    (side: Side, row: Left | Right, hold: () => void) => {
      if (pairing.busy) return;
      hold();
      pick(side, row.key);
    },
    [pairing.busy, pick],
  );
  return {
    ...pairing,
    picks,
    left: picks.left === null ? null : held.current.left,
    right: picks.right === null ? null : held.current.right,
    pickLeft: (row) =>
      take('left', row, () => {
        held.current.left = row;
      }),
    pickRight: (row) =>
      take('right', row, () => {
        held.current.right = row;
      }),
  };
}
