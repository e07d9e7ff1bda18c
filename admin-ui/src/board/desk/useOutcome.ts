import { failureText } from '@courtcrew/ui-kit/form/serverErrors.ts';
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

/** A command somebody pressed for. */
interface Press<Input extends object, Answer extends object> {
  /** Where on the board. */
  readonly place: string;
  /** What the board showed there. */
  readonly row: object | null;
  readonly send: (input: Input) => Promise<Answer>;
  readonly input: Input;
  /** Says what it came to. */
  readonly done: (answer: Answer) => string;
}

type Attempt = <Input extends object, Answer extends object>(press: Press<Input, Answer>) => Promise<boolean>;

/** A command on its way. */
interface Sent {
  readonly row: object | null;
  readonly content: string;
  readonly answered: Promise<boolean>;
}

export interface Outcomes {
  readonly outcome: Outcome | null;
  readonly refusal: Refusal | null;
  /** Places that wait for an answer. */
  readonly busy: ReadonlySet<string>;
  /** Sends a command and says what came of it; answers whether it was accepted. */
  readonly attempt: Attempt;
  /** Says what a form of its own has brought about. */
  readonly tell: (outcome: Outcome) => void;
  readonly refuse: (refusal: Refusal | null) => void;
}

/** Not every command can be taken back. */
const undoOf = (answer: object): number | null =>
  'undo' in answer && typeof answer.undo === 'number' ? answer.undo : null;

/**
 * Remembers what was done last and what was refused. The same press again, while its place waits for the answer, is none.
 * Any other press there is sent after it: what it was made on has perhaps come as a frame, which may be faster than the
 * answer.
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
