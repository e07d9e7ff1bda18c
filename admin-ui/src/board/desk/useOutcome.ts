import { failureText } from '@courtcrew/ui-kit/form/serverErrors.ts';
import { useCallback, useRef, useState } from 'react';

/** `undo` reverts it; null where nothing changed. */
export interface Outcome {
  readonly text: string;
  readonly undo: number | null;
}

export interface Refusal {
  readonly place: string;
  readonly text: string;
}

interface Press<Input extends object, Answer extends object> {
  readonly place: string;
  /** Row shown when it was pressed. */
  readonly row: object | null;
  readonly send: (input: Input) => Promise<Answer>;
  readonly input: Input;
  /** Text after success. */
  readonly done: (answer: Answer) => string;
}

type Attempt = <Input extends object, Answer extends object>(press: Press<Input, Answer>) => Promise<boolean>;

interface Sent {
  readonly row: object | null;
  readonly content: string;
  readonly answered: Promise<boolean>;
}

export interface Outcomes {
  readonly outcome: Outcome | null;
  readonly refusal: Refusal | null;
  /** Places waiting for an answer. */
  readonly busy: ReadonlySet<string>;
  /** Sends a command and reports its outcome. Resolves to whether it was accepted. */
  readonly attempt: Attempt;
  /** Reports the outcome of a dialog's form. */
  readonly tell: (outcome: Outcome) => void;
  readonly refuse: (refusal: Refusal | null) => void;
}

/** Null for commands that cannot be undone. */
const undoOf = (answer: object): number | null =>
  'undo' in answer && typeof answer.undo === 'number' ? answer.undo : null;

/**
 * Remembers the last outcome and refusal. A repeated press at a place that waits is ignored. A different press there
 * is queued: a frame may have shown its row before the answer arrived.
 */
export function useOutcome(): Outcomes {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [refusal, refuse] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const sent = useRef(new Map<string, Sent>());

  const tell = useCallback((next: Outcome) => {
    setOutcome(next);
    refuse(null);
  }, []);

  const attempt = useCallback<Attempt>(
    async ({ place, row, send, input, done }) => {
      const content = JSON.stringify(input);
      for (let last = sent.current.get(place); last; last = sent.current.get(place)) {
        if (last.row === row && last.content === content) return false;
        await last.answered;
      }
      const carryOut = async (): Promise<boolean> => {
        try {
          const answer = await send(input);
          tell({ text: done(answer), undo: undoOf(answer) });
          return true;
        } catch (failure) {
          refuse({ place, text: failureText(failure) });
          return false;
        }
      };
      const ended = () => {
        sent.current.delete(place);
        setBusy(new Set(sent.current.keys()));
      };
      const answered = carryOut().finally(ended);
      sent.current.set(place, { row, content, answered });
      setBusy(new Set(sent.current.keys()));
      return answered;
    },
    [tell],
  );
  return { outcome, refusal, busy, attempt, tell, refuse };
}
