import { CallFailed } from '@courtcrew/domain/contract/client.ts';
import { useCallback, useRef, useState } from 'react';

/** What the last action came to. `undo` takes it back; null where nothing changed. */
export interface Outcome {
  readonly text: string;
  readonly undo: number | null;
}

/** Why an action was refused, and where on the board it was tried. */
export interface Refusal {
  readonly place: string;
  readonly text: string;
}

type Attempt = <A extends object>(
  place: string,
  send: () => Promise<A>,
  done: (answer: A) => string,
) => Promise<boolean>;

export interface Outcomes {
  readonly outcome: Outcome | null;
  readonly refusal: Refusal | null;
  /** Places that wait for an answer. */
  readonly busy: ReadonlySet<string>;
  /** Sends a command at a place of the board and says what came of it; answers whether it was accepted. */
  readonly attempt: Attempt;
  /** Says what a form of its own has brought about. */
  readonly tell: (outcome: Outcome) => void;
  readonly refuse: (refusal: Refusal | null) => void;
}

const textOf = (failure: unknown): string =>
  failure instanceof CallFailed ? failure.message : String(failure);

/** Not every command can be taken back. */
const undoOf = (answer: object): number | null =>
  'undo' in answer && typeof answer.undo === 'number' ? answer.undo : null;

/** Remembers what was done last and what was refused. A place that waits takes no second command. */
export function useOutcome(): Outcomes {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [refusal, refuse] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const running = useRef(new Set<string>());

  const tell = useCallback((next: Outcome) => {
    setOutcome(next);
    refuse(null);
  }, []);

  const attempt = useCallback<Attempt>(
    async (place, send, done) => {
      if (running.current.has(place)) return false;
      running.current.add(place);
      setBusy(new Set(running.current));
      try {
        const answer = await send();
        tell({ text: done(answer), undo: undoOf(answer) });
        return true;
      } catch (failure) {
        refuse({ place, text: textOf(failure) });
        return false;
      } finally {
        running.current.delete(place);
        setBusy(new Set(running.current));
      }
    },
    [tell],
  );
  return { outcome, refusal, busy, attempt, tell, refuse };
}
