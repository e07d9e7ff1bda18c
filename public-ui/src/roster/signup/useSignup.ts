import {
  confirmShift,
  putVolunteerInShift,
  putWaitlist,
  removeRefTime,
} from '@courtcrew/domain/roster/contract.ts';
import type { ScheduleRow, signupAnswer } from '@courtcrew/domain/roster/shapes.ts';
import type { CallFailed } from '@courtcrew/ui-kit/data/client.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import type { z } from 'zod';
import { useRosterWords } from '../words.ts';
import type { Action } from './ActionButton.tsx';
import { clashIn, useClash, useClashText, useClearClashes } from './clash.ts';
import { useShiftNamed } from './useShiftNamed.ts';

export type SignupAnswer = z.infer<typeof signupAnswer>;

type Confirmable = Pick<ScheduleRow, 'shift_id' | 'tid' | 'time_zone'>;

export function useConfirmShift(row: Confirmable): Action {
  const { shift_id, tid } = row;
  const [clash, setClash] = useClash(shift_id);
  const confirm = useCommand(confirmShift, { accept: (answer) => setClash(clashIn(answer, row)) });
  return { busy: confirm.isPending, clash, run: () => confirm.mutate({ body: { shift_id, tid } }) };
}

export type Removable = Confirmable &
  Pick<ScheduleRow, 'sid' | 'name' | 'start' | 'end' | 'kind'> & {
    readonly waitlist: boolean;
  };

/** Signs up again for a removed shift, behind those who signed up meanwhile. */
export function useSignUpAgain(): (row: Omit<Removable, 'shift_id'>) => void {
  const toast = useToast();
  const w = useRosterWords();
  const clashText = useClashText();
  const told = (kind: Removable['kind']) => ({
    failed: ({ message }: CallFailed) => toast.warning(message),
    done: ({ ahead }: SignupAnswer) => (ahead ? w(`signup.ahead.${kind}`, { count: ahead }) : null),
  });
  const apply = useCommand(putWaitlist, told('official'));
  const register = useCommand(putVolunteerInShift, told('volunteer'));
  const clashed = (row: Pick<Removable, 'time_zone'>) => (answer: SignupAnswer) => {
    const clash = clashIn(answer, row);
    if (clash) toast.warning(clashText(clash));
  };
  return ({ sid, tid, kind, waitlist, time_zone }) => {
    const sent = { params: { sid } };
    const again =
      kind === 'official'
        ? apply.mutateAsync({ ...sent, body: { tid } })
        : register.mutateAsync({ ...sent, body: { tid, waitlist } });
    // A refusal has had its toast.
    void again.then(clashed({ time_zone }), () => {});
  };
}

/** Removes an application or a registration, after asking; the toast can undo it. */
export function useRemove(row: Removable): Action {
  const { shift_id, tid } = row;
  const toast = useToast();
  const ask = useConfirm();
  const w = useRosterWords();
  const named = useShiftNamed();
  const signUpAgain = useSignUpAgain();
  const clearClashes = useClearClashes();
  const remove = useCommand(removeRefTime, {
    accept: () => {
      clearClashes();
      toast.success(w('signup.removed', { shift: row.name }), { undo: () => signUpAgain(row) });
    },
    failed: ({ message }) => toast.warning(message),
  });
  const run = async () => {
    const yes = await ask({
      title: w('signup.removeTitle', { shift: row.name }),
      text: w('signup.removeText', { shift: named(row) }),
      action: w('action.remove'),
      danger: true,
    });
    if (yes) remove.mutate({ params: { shift_id }, body: { tid } });
  };
  return { busy: remove.isPending, run: () => void run() };
}
