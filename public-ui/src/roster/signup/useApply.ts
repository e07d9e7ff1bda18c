import {
  getLineSignup,
  getShiftSpotsByCategoryAndReferee,
  putTimeSpots,
  putWaitlist,
} from '@courtcrew/domain/roster/contract.ts';
import type { ShiftForViewer } from '@courtcrew/domain/roster/shapes.ts';
import type { CallFailed } from '@courtcrew/ui-kit/data/client.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { useLoginGate } from '@courtcrew/ui-kit/session/LoginGate.tsx';
import { useRosterWords } from '../words.ts';
import type { Action } from './ActionButton.tsx';
import { clashIn, useClash } from './clash.ts';
import { isFull } from './shiftWish.ts';
import { useAnswered } from './useAnswered.ts';
import type { SignupAnswer } from './useSignup.ts';

/** No spot for this person, who may still wait for one. */
const NO_SPOT: ReadonlySet<string | undefined> = new Set(['full', 'not-eligible']);

const LISTS = [getShiftSpotsByCategoryAndReferee, getLineSignup];
const APPLIED = { status: 'Applied', waitlist: true, registered_waitlist: true } as const;

/** Applies, a visitor after the login. A trainer takes a free spot; without one they may wait like everybody else. */
export function useApply(shift: ShiftForViewer, trainers: boolean): Action {
  const { sid, tid } = shift;
  const [clash, setClash] = useClash(sid);
  const toast = useToast();
  const guard = useLoginGate();
  const ask = useConfirm();
  const w = useRosterWords();
  const show = useAnswered<ShiftForViewer>(LISTS);
  const accept = (answer: SignupAnswer) => {
    setClash(clashIn(answer, shift));
    if (answer.awaiting_approval) toast.success(w('signup.awaiting'));
    else if (answer.shift_id && answer.waitlist) {
      const { shift_id, ahead } = answer;
      show(sid, { ...APPLIED, shift_id, ...(ahead && { ahead }) });
      if (ahead) toast.warning(w('signup.ahead.official', { count: ahead }));
    }
  };
  const warn = ({ message }: CallFailed) => toast.warning(message);
  const noSpot = (failure: CallFailed) =>
    NO_SPOT.has(failure.code) ? void waitInstead(failure.message) : warn(failure);
  const apply = useCommand(putWaitlist, { accept, failed: warn });
  const take = useCommand(putTimeSpots, { accept, failed: noSpot });
  const sent = { params: { sid }, body: { tid } };
  const wait = () => apply.mutate(sent);

  const waitInstead = async (reason: string) => {
    const yes = await ask({
      title: w('signup.noSpotTitle'),
      text: w('signup.noSpotText', { reason }),
      action: w('action.apply'),
    });
    if (yes) wait();
  };
  return {
    clash,
    busy: apply.isPending || take.isPending,
    run: () => guard(trainers && !isFull(shift) ? () => take.mutate(sent) : wait),
  };
}
