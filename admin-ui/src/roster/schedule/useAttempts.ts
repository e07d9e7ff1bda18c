import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { putTimeSpots } from '@courtcrew/domain/roster/contract.ts';
import { CallFailed } from '@courtcrew/ui-kit/data/client.ts';
import { failureText } from '@courtcrew/ui-kit/form/serverErrors.ts';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { useRef, useState } from 'react';
import { useTellStep } from '../../kit/undo/lastStep.tsx';
import { withMail } from '../withMail.ts';
import { useDeskWords } from '../words.ts';
import { objectionIn } from './objection.ts';

/** Answer of every seat command. */
export type SeatAnswer = AnswerOf<typeof putTimeSpots>;

interface Attempt {
  /** What is changed; its buttons are disabled meanwhile. */
  readonly key: string;
  readonly send: () => Promise<SeatAnswer>;
  readonly done: string | ((answer: SeatAnswer) => string);
  /** The compensating command. */
  readonly undo?: (answer: SeatAnswer) => Promise<SeatAnswer | undefined>;
  /** Severity of a refusal; the documents want a warning for some. */
  readonly refusal: 'warning' | 'error';
  readonly conflict?: 'warning' | 'error';
}

export interface Attempts {
  /** Rows or shifts waiting for an answer. */
  readonly busy: ReadonlySet<string>;
  attempt(what: Attempt): Promise<void>;
}

/** Serializes changes by row; reports the outcome as the screen's last step, conflict and refusal in toasts. Never rejects. */
export function useAttempts(): Attempts {
  const d = useDeskWords();
  const toast = useToast();
  const tell = useTellStep();
  const running = useRef(new Set<string>());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  const attempt = async ({ key, send, done, undo, refusal, conflict = 'error' }: Attempt): Promise<void> => {
    if (running.current.has(key)) return;
    running.current.add(key);
    setBusy(new Set(running.current));
    try {
      const answer = await send();
      const said = typeof done === 'string' ? done : done(answer);
      const text = withMail(d, said, answer.mailed);
      const against = objectionIn(answer);
      if (against) toast[answer.conflict ? conflict : 'error'](against);
      // A no-op has no undo: it would revert another desk's change.
      else if (!undo || answer.changed === false) tell({ text, undo: null });
      else tell({ text, undo: () => takeBack(key, () => undo(answer)) });
    } catch (failure) {
      const isFault = failure instanceof CallFailed && failure.status >= 500;
      toast[refusal](isFault ? d('toast.systemError') : failureText(failure));
    } finally {
      running.current.delete(key);
      setBusy(new Set(running.current));
    }
  };
  const takeBack = (key: string, undo: () => Promise<SeatAnswer | undefined>) =>
    attempt({ key, send: async () => (await undo()) ?? {}, done: d('schedule.restored'), refusal: 'error' });

  return { busy, attempt };
}
