import { partsOf } from '@courtcrew/domain/kernel/parts.ts';
import { changeSignups, type SignupChange, type SignupChanged } from '@courtcrew/domain/roster/contract.ts';
import { CHANGES_MAX } from '@courtcrew/domain/roster/model.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { failureText } from '@courtcrew/ui-kit/form/serverErrors.ts';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { useRef, useState } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { useTellStep } from '../../kit/undo/lastStep.tsx';
import { withMail } from '../withMail.ts';
import { useDeskWords } from '../words.ts';
import type { SeatAt } from './lines.ts';
import { changesBack, changesTo, concerned, type Outcome, outcomeOf, type Standing } from './many.ts';
import { QUIETLY } from './useSeatActions.ts';
import { useSignupsBack } from './useSignupsBack.ts';

export interface ManySeats {
  /** Rows waiting for an answer. */
  readonly busy: ReadonlySet<string>;
  /** Refusal by row key, until the next change. */
  readonly refused: ReadonlyMap<string, string>;
  /** Resolves to null where nothing was sent. */
  change(seats: readonly SeatAt[], to: Standing): Promise<Outcome | null>;
  forget(): void;
}

const NONE: ReadonlyMap<string, string> = new Map();
const DONE = {
  Selected: 'many.selected',
  Confirmed: 'many.confirmed',
  Applied: 'many.applied',
  Removed: 'many.removed',
} as const;

/** Bulk changes in as few calls as possible, with one summary whose undo covers what was accepted. */
export function useManySeats(): ManySeats {
  const { tid } = useDesk();
  const d = useDeskWords();
  const toast = useToast();
  const say = useTellStep();
  const back = useSignupsBack();
  const send = useCommand(changeSignups, QUIETLY);
  const running = useRef(false);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState(NONE);

  const sent = async (seats: readonly SeatAt[], changes: SignupChange[]): Promise<Outcome | null> => {
    if (running.current || changes.length === 0) return null;
    running.current = true;
    setBusy(new Set(seats.map(({ spot }) => spot.shift_id)));
    const answers: SignupChanged[] = [];
    try {
      for (const part of partsOf(changes, CHANGES_MAX)) {
        answers.push(...(await send.mutateAsync({ params: { tid }, body: { changes: part } })));
      }
    } catch (failure) {
      const message = failureText(failure);
      if (answers.length === 0) {
        toast.error(message);
        return null;
      }
      // Accepted changes can be undone; the others stay chosen, with the reason.
      const unanswered = changes.slice(answers.length);
      answers.push(...unanswered.map((row) => ({ ...row, changed: false, refused: 'unanswered', message })));
    } finally {
      running.current = false;
      setBusy(new Set());
    }
    const outcome = outcomeOf(seats, answers);
    setRefused(outcome.refused);
    return outcome;
  };

  const tell = ({ done, refused: no, mailed }: Outcome, to: Standing) => {
    const [reason] = no.values();
    const said = done.length > 0 ? d(DONE[to], { count: done.length }) : '';
    const text = withMail(d, said, mailed);
    const undo = done.length > 0 ? () => takeBack(done, to) : null;
    if (reason === undefined) return say({ text: text || d('many.nothing'), undo });
    const why = d('many.refused', { count: no.size, reason });
    if (done.length === 0) toast.error(why);
    else say({ text: `${text}. ${why}`, undo, partly: true });
  };

  const takeBack = async (seats: readonly SeatAt[], from: Standing) => {
    try {
      const answers = await back(changesBack(seats, from));
      const mailed = answers.some((answer) => answer.mailed);
      say({ text: withMail(d, d('many.restored', { count: seats.length }), mailed), undo: null });
      setRefused(NONE);
    } catch (failure) {
      toast.error(failureText(failure));
    }
  };

  return {
    busy,
    refused,
    change: async (seats, to) => {
      const those = concerned(seats, to);
      const outcome = await sent(those, changesTo(those, to));
      if (!outcome) return null;
      tell(outcome, to);
      return outcome;
    },
    forget: () => setRefused(NONE),
  };
}
