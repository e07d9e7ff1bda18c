import { confirmShift, removeRefTime } from '@courtcrew/domain/roster/contract.ts';
import type { ScheduleRow, signupAnswer } from '@courtcrew/domain/roster/shapes.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { localizedConflict } from '@courtcrew/ui-kit/words/conflict.ts';
import type { z } from 'zod';
import { useRosterWords } from '../words.ts';
import type { Action } from './ActionButton.tsx';

export type SignupAnswer = z.infer<typeof signupAnswer>;

/** Text of a conflict, naming the tournament where the other shift is elsewhere. */
export const conflictText = ({ conflict }: SignupAnswer): string | null =>
  conflict ? localizedConflict(conflict) + (conflict.tournament ? ` (${conflict.tournament})` : '') : null;

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

/** Removes an application, after asking. */
export function useRemove({ shift_id, tid }: Pick<ScheduleRow, 'shift_id' | 'tid'>): Action {
  const toast = useToast();
  const ask = useConfirm();
  const w = useRosterWords();
  const remove = useCommand(removeRefTime, {
    done: w('signup.removed'),
    failed: ({ message }) => toast.warning(message),
  });
  const run = async () => {
    const yes = await ask({
      title: w('signup.removeTitle'),
      text: w('signup.removeText'),
      action: w('action.remove'),
      danger: true,
    });
    if (yes) remove.mutate({ params: { shift_id }, body: { tid } });
  };
  return { busy: remove.isPending, run: () => void run() };
}
