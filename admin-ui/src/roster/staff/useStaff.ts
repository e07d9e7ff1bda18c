import {
  addRefToTournamentSetup,
  editRef,
  removeRefFromTournament,
} from '@courtcrew/domain/roster/contract.ts';
import type { StaffMember } from '@courtcrew/domain/roster/shapes.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/Confirm.tsx';
import { useToast } from '@courtcrew/ui-kit/page/Toast.tsx';
import { useDesk } from '../parts/desk.ts';
import { useDeskWords } from '../words.ts';

/** Registering people with the tournament, and taking them off it again. */
export function useStaff() {
  const { tid } = useDesk();
  const d = useDeskWords();
  const toast = useToast();
  const confirm = useConfirm();
  const addCall = useCommand(addRefToTournamentSetup, { affects: ['audit'] });
  const removeCall = useCommand(removeRefFromTournament, { affects: ['audit'] });
  const edit = useCommand(editRef, { affects: ['accounts'], quiet: true, done: d('setup.saved') });
  const send = {
    add: (ref_id: string) => addCall.mutateAsync({ params: { tid }, body: { ref_id } }),
    remove: (ref_id: string) => removeCall.mutateAsync({ params: { tid }, body: { ref_id } }),
  };
  // A refusal has been told in a toast by the command itself.
  const told = () => false;
  return {
    edit,
    busy: addCall.isPending || removeCall.isPending,
    add: (ref_id: string): Promise<boolean> =>
      send.add(ref_id).then(() => {
        toast.success(d('staff.added'), { undo: () => send.remove(ref_id).catch(told) });
        return true;
      }, told),
    /** Asks first where shifts are lost; without any it is undone by one press. */
    async remove({ ref_id, name, count, wait_count }: StaffMember): Promise<boolean> {
      const shifts = count + wait_count;
      const yes =
        shifts === 0 ||
        (await confirm({
          title: d('staff.removeTitle', { name }),
          text: d('staff.removeText', { name, count: shifts }),
          action: d('action.remove'),
          danger: true,
        }));
      if (!yes) return false;
      return send.remove(ref_id).then(() => {
        const undo = () => send.add(ref_id).catch(told);
        toast.success(d('staff.removed'), shifts === 0 ? { undo } : undefined);
        return true;
      }, told);
    },
  };
}
