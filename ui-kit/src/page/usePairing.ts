import { useCallback, useState } from 'react';

export type Side = 'left' | 'right';

export interface Picks {
  readonly left: string | null;
  readonly right: string | null;
}

const NOTHING: Picks = { left: null, right: null };

export interface Pairing {
  readonly picks: Picks;
  /** An assignment is on its way; picks wait for its answer. */
  readonly busy: boolean;
  /** Picks an entry, or takes the pick back. The second pick of a pair assigns. */
  readonly pick: (side: Side, id: string) => void;
  readonly clear: () => void;
}

/** Two picks in either order make an assignment. Afterwards both are cleared, also after a refusal. */
export function usePairing(
  assign: (left: string, right: string) => Promise<unknown>,
  first: Picks = NOTHING,
): Pairing {
  const [picks, setPicks] = useState<Picks>(first);
  const [busy, setBusy] = useState(false);

  const pick = useCallback(
    (side: Side, id: string) => {
      if (busy) return;
      const next: Picks = { ...picks, [side]: picks[side] === id ? null : id };
      setPicks(next);
      if (next.left === null || next.right === null) return;
      setBusy(true);
      const finish = () => {
        setPicks(NOTHING);
        setBusy(false);
      };
      assign(next.left, next.right).then(finish, finish);
    },
    [assign, busy, picks],
  );
  const clear = useCallback(() => {
    if (!busy) setPicks(NOTHING);
  }, [busy]);
  return { picks, busy, pick, clear };
}
