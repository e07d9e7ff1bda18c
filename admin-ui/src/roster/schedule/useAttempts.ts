import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { putTimeSpots } from '@courtcrew/domain/roster/contract.ts';
import { CallFailed } from '@courtcrew/ui-kit/data/client.ts';
import { failureText } from '@courtcrew/ui-kit/form/serverErrors.ts';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { useRef, useState } from 'react';
import { withMail } from '../withMail.ts';
import { useDeskWords } from '../words.ts';
import { objectionIn } from './objection.ts';

/** What every change to somebody's place in a shift answers. */
export type SeatAnswer = AnswerOf<typeof putTimeSpots>;

interface Attempt {
  /** What is being changed; its buttons rest meanwhile. */
  readonly key: string;
  readonly send: () => Promise<SeatAnswer>;
  readonly done: string | ((answer: SeatAnswer) => string);
  /** The compensating command. */
  readonly undo?: (answer: SeatAnswer) => Promise<SeatAnswer | undefined>;
  /** How a refusal is told; the documents call for a warning where somebody was picked in vain. */
  readonly refusal: 'warning' | 'error';
  readonly conflict?: 'warning' | 'error';
}

export interface Attempts {
  /** Row or shift that waits for its answer. */
  readonly busy: ReadonlySet<string>;
  attempt(what: Attempt): Promise<void>;
}

/** Sends changes one at a time for each row; tells outcome, conflict and refusal in toasts. Never rejects. */
export function useAttempts(): Attempts {
  const d = useDeskWords();
  const toast = useToast();
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
      // Taking back what changed nothing would take back what another desk did.
      else if (!undo || answer.changed === false) toast.success(text);
      else toast.success(text, { undo: () => takeBack(key, () => undo(answer)) });
    } catch (failure) {
      const isFault = failure instanceof CallFailed && failure.status >= 500;
      toast[refusal](isFault ? d('toast.systemError') : failureText(failure));
    } finally {
      running.current.delete(key);
      setBusy(new Set(running.current));
    }
  };
  const takeBack = (key: string, undo: () => Promise<SeatAnswer | undefined>) =>
    attempt({
      key,
      send: async () => (await undo()) ?? {},
      done: d('schedule.restored'),
      refusal: 'error',
    });

  return { busy, attempt };
}
