import {
  confirmShift,
  getLineSignup,
  getShiftSpotsByCategoryAndReferee,
  putTimeSpots,
  putWaitlist,
  removeRefTime,
} from '@courtcrew/domain/roster/contract.ts';
import type { ScheduleRow, ShiftForViewer, signupAnswer } from '@courtcrew/domain/roster/shapes.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/Confirm.tsx';
import { useToast } from '@courtcrew/ui-kit/page/Toast.tsx';
import { useLoginGate } from '@courtcrew/ui-kit/session/LoginGate.tsx';
import type { z } from 'zod';
import type { Action } from './ActionButton.tsx';
import { useAnswered } from './useAnswered.ts';
import { useRosterWords } from './words.ts';

type Answer = z.infer<typeof signupAnswer>;

/** The text of a conflict, with the tournament where the other shift is in another one. */
export const conflictText = ({ conflict }: Answer): string | null =>
  conflict ? conflict.text + (conflict.tournament ? ` (${conflict.tournament})` : '') : null;

const REFUSED = 409;

const LISTS = [getShiftSpotsByCategoryAndReferee, getLineSignup];
const APPLIED = { status: 'Applied', waitlist: true, registered_waitlist: true } as const;

/**
 * Applies to a shift, a visitor after the login. A trainer takes a free spot; where none is left for them, they
 * may wait like everybody else.
 */
export function useApply({ sid, tid, count, spots }: ShiftForViewer, trainers: boolean): Action {
  const toast = useToast();
  const guard = useLoginGate();
  const ask = useConfirm();
  const w = useRosterWords();
  const show = useAnswered<ShiftForViewer>(LISTS);
  const accept = (answer: Answer) => {
    const text = conflictText(answer);
    if (text) toast.warning(text);
    else if (answer.shift_id && answer.waitlist) show(sid, { ...APPLIED, shift_id: answer.shift_id });
  };
  const apply = useCommand(putWaitlist, { accept, quiet: true });
  const take = useCommand(putTimeSpots, { accept, quiet: true });
  const sent = { params: { sid }, body: { tid } };
  const warn = (failure: Error) => toast.warning(failure.message);
  const wait = () => apply.mutate(sent, { onError: warn });

  const waitInstead = async (reason: string) => {
    const yes = await ask({
      title: w('signup.noSpotTitle'),
      text: w('signup.noSpotText', { reason }),
      action: w('action.apply'),
    });
    if (yes) wait();
  };
  const takeSpot = () =>
    take.mutate(sent, {
      onError: (failure) => (failure.status === REFUSED ? void waitInstead(failure.message) : warn(failure)),
    });

  return {
    busy: apply.isPending || take.isPending,
    run: () => guard(trainers && count < spots ? takeSpot : wait),
  };
}

/** Confirms a selection. */
export function useConfirmShift({ shift_id, tid }: { shift_id: string; tid: string }): Action {
  const toast = useToast();
  const confirm = useCommand(confirmShift, {
    accept: (answer) => {
      const text = conflictText(answer);
      if (text) toast.error(text);
    },
  });
  return { busy: confirm.isPending, run: () => confirm.mutate({ body: { shift_id, tid } }) };
}

/** Takes an application back, after asking. */
export function useRemove({ shift_id, tid }: Pick<ScheduleRow, 'shift_id' | 'tid'>): Action {
  const toast = useToast();
  const ask = useConfirm();
  const w = useRosterWords();
  const remove = useCommand(removeRefTime, { quiet: true });
  const run = async () => {
    const yes = await ask({
      title: w('signup.removeTitle'),
      text: w('signup.removeText'),
      action: w('action.remove'),
      danger: true,
    });
    if (yes) {
      const warn = (failure: Error) => toast.warning(failure.message);
      remove.mutate({ params: { shift_id }, body: { tid } }, { onError: warn });
    }
  };
  return { busy: remove.isPending, run: () => void run() };
}
