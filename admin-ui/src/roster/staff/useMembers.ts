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
  /** Refused where the person has more shifts by now, or is on a court unless they go after the match. */
  remove(
    ref_id: string,
    shifts: number,
    after_match?: true,
  ): Promise<{ readonly mailed?: boolean | undefined }>;
  lossOf(name: string, shifts: number): string;
}

/** Refusal code: the person is on a court. */
export const ON_COURT = 'on-court';

/** Adds people to a list of the tournament and removes them. The calls report refusals themselves. */
export function useMembers({ add, remove, lossOf }: MemberCalls) {
  const d = useDeskWords();
  const toast = useToast();
  const confirm = useConfirm();
  // The command has told the refusal in a toast.
  const told = () => false;
  return {
    add: (ref_id: string): Promise<boolean> =>
      add(ref_id).then(({ already }) => {
        // A no-op has no undo: it would remove somebody from shifts this desk has not seen.
        if (already) toast.info(d('status.registered'));
        else toast.success(d('staff.added'), { undo: () => remove(ref_id, 0).catch(told) });
        return true;
      }, told),
    /** Asks where shifts are lost; otherwise one press undoes it. */
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
