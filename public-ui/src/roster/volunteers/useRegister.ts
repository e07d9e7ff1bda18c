import {
  getVolunteerSignupByCategory,
  getVolunteerSignupByTime,
  putVolunteerInShift,
} from '@courtcrew/domain/roster/contract.ts';
import type { CallFailed } from '@courtcrew/ui-kit/data/client.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { useLoginGate } from '@courtcrew/ui-kit/session/LoginGate.tsx';
import { useState } from 'react';
import type { Action } from '../signup/ActionButton.tsx';
import { useAnswered } from '../signup/useAnswered.ts';
import { conflictText } from '../signup/useSignup.ts';
import type { Shift } from './listing.ts';
import { useWaiver } from './WaiverGate.tsx';
import { useVolunteerWords } from './words.ts';

const LISTS = [getVolunteerSignupByCategory, getVolunteerSignupByTime];

interface Register extends Action {
  /** What stood in the way of the last try; null otherwise. */
  readonly conflict: string | null;
}

/**
 * Registers for a spot, or for the waitlist. A visitor logs in first, and whoever has to sign the waiver signs it
 * first: either way the registration then goes on by itself. Only the server knows whether the waiver is signed by
 * the person who has just logged in, so it is asked by trying.
 */
export function useRegister({ sid, tid, name }: Shift, waitlist: boolean): Register {
  const w = useVolunteerWords();
  const toast = useToast();
  const guard = useLoginGate();
  const withWaiver = useWaiver();
  const show = useAnswered<Shift>(LISTS);
  const [conflict, setConflict] = useState<string | null>(null);

  const refused = (failure: CallFailed) => {
    if (failure.code === 'waiver-needed') withWaiver(send);
    else if (failure.code === 'full') toast.warning(w('volunteer.fullNow', { shift: name }));
    else toast.warning(failure.status >= 500 ? w('toast.systemError') : failure.message);
  };
  const register = useCommand(putVolunteerInShift, {
    failed: refused,
    accept: (answer) => {
      const clash = conflictText(answer);
      setConflict(clash);
      if (clash) return toast.error(clash);
      const { shift_id, waitlist: waits = false } = answer;
      if (shift_id === undefined) return;
      // Nobody registers alone without it.
      const waiver_needed = false;
      show(sid, { shift_id, waitlist: waits, state: waits ? 'waitlist' : 'registered', waiver_needed });
      if (answer.ahead) toast.warning(w('signup.ahead', { count: answer.ahead }));
      else if (waits && !waitlist) toast.warning(w('volunteer.waitingNow', { shift: name }));
    },
  });
  const send = () => register.mutate({ params: { sid }, body: { tid, waitlist } });

  return { busy: register.isPending, conflict, run: () => guard(send) };
}
