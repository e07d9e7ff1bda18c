import {
  getVolunteerSignupByCategory,
  getVolunteerSignupByTime,
  putVolunteerInShift,
} from '@courtcrew/domain/roster/contract.ts';
import type { CallFailed } from '@courtcrew/ui-kit/data/client.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { useLoginGate } from '@courtcrew/ui-kit/session/LoginGate.tsx';
import type { Action } from '../signup/ActionButton.tsx';
import { clashIn, useClash } from '../signup/clash.ts';
import { useAnswered } from '../signup/useAnswered.ts';
import type { Shift } from './listing.ts';
import { useWaiver } from './WaiverGate.tsx';
import { useVolunteerWords } from './words.ts';

const LISTS = [getVolunteerSignupByCategory, getVolunteerSignupByTime];

/**
 * Registers for a spot or the waitlist, after login and waiver where missing. Only trying tells whether somebody who just
 * logged in has signed.
 */
export function useRegister(shift: Shift, waitlist: boolean): Action {
  const { sid, tid, name } = shift;
  const w = useVolunteerWords();
  const toast = useToast();
  const guard = useLoginGate();
  const withWaiver = useWaiver();
  const show = useAnswered<Shift>(LISTS);
  const [clash, setClash] = useClash(sid);

  const refused = (failure: CallFailed) => {
    if (failure.code === 'waiver-needed') withWaiver(send);
    else if (failure.code === 'full') toast.warning(w('volunteer.fullNow', { shift: name }));
    else toast.warning(failure.status >= 500 ? w('toast.systemError') : failure.message);
  };
  const register = useCommand(putVolunteerInShift, {
    failed: refused,
    accept: (answer) => {
      setClash(clashIn(answer, shift));
      const { shift_id, waitlist: waits = false } = answer;
      if (shift_id === undefined) return;
      // A registration without a signature needs none.
      const waiver_needed = false;
      show(sid, { shift_id, waitlist: waits, state: waits ? 'waitlist' : 'registered', waiver_needed });
      if (answer.ahead) toast.warning(w('signup.ahead.volunteer', { count: answer.ahead }));
      else if (waits && !waitlist) toast.warning(w('volunteer.waitingNow', { shift: name }));
    },
  });
  const send = () => register.mutate({ params: { sid }, body: { tid, waitlist } });

  return { busy: register.isPending, clash, run: () => guard(send) };
}
