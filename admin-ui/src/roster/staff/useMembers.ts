import { CallFailed } from '@courtcrew/ui-kit/data/client.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { withMail } from '../withMail.ts';
import { useDeskWords } from '../words.ts';

export interface Member {
  readonly ref_id: string;
  readonly name: string;
  readonly count: number;
  readonly wait_count: number;
}

interface MemberCalls {
  /** `already` where the person was on the list before. */
  add(ref_id: string): Promise<{ readonly already?: boolean | undefined }>;
  /** Refused where the person has more than these shifts by now, or is on a court: unless they go after the match. */
  remove(
    ref_id: string,
    shifts: number,
    after_match?: true,
  ): Promise<{ readonly mailed?: boolean | undefined }>;
  /** What somebody loses who is removed. */
  lossOf(name: string, shifts: number): string;
}

/** The code of a removal that is refused since the person is on a court. */
export const ON_COURT = 'on-court';

/** Puts people on a list of the tournament, and takes them off it. The calls tell their refusals themselves. */
export function useMembers({ add, remove, lossOf }: MemberCalls) {
  const d = useDeskWords();
  const toast = useToast();
  const confirm = useConfirm();
  // A refusal has been told in a toast by the command itself.
  const told = () => false;
  return {
    add: (ref_id: string): Promise<boolean> =>
      add(ref_id).then(({ already }) => {
        // Taking back what changed nothing would take somebody out of shifts this desk may not even have seen.
        if (already) toast.info(d('staff.isRegistered'));
        else toast.success(d('staff.added'), { undo: () => remove(ref_id, 0).catch(told) });
        return true;
      }, told),
    /** Asks first where shifts are lost; without any it is undone by one press. */
    async remove({ ref_id, name, count, wait_count }: Member): Promise<boolean> {
      const shifts = count + wait_count;
      const yes =
        shifts === 0 ||
        (await confirm({
          title: d('staff.removeTitle', { name }),
          text: lossOf(name, shifts),
          action: d('action.remove'),
          danger: true,
        }));
      if (!yes) return false;
      const afterMatch = async (failure: unknown) => {
        const isOnCourt = failure instanceof CallFailed && failure.code === ON_COURT;
        const after =
          isOnCourt &&
          (await confirm({
            title: d('staff.removeTitle', { name }),
            text: d('staff.onCourtText', { name, court: String(failure.details?.court_num ?? '') }),
            action: d('staff.afterMatch'),
            danger: true,
          }));
        if (!after) throw failure;
        return remove(ref_id, shifts, true);
      };
      const removed = remove(ref_id, shifts).catch(afterMatch);
      return removed.then(({ mailed }) => {
        const undo = () => add(ref_id).catch(told);
        toast.success(withMail(d, d('staff.removed'), mailed), shifts === 0 ? { undo } : undefined);
        return true;
      }, told);
    },
  };
}
