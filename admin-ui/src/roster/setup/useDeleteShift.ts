import { deleteShift } from '@courtcrew/domain/roster/contract.ts';
import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/Confirm.tsx';
import { withMail } from '../withMail.ts';
import { useDeskWords } from '../words.ts';

/** Deletes a shift after saying how many people lose their place; answers whether it did. */
export function useDeleteShift(): (shift: ShiftRow) => Promise<boolean> {
  const d = useDeskWords();
  const confirm = useConfirm();
  const remove = useCommand(deleteShift, {
    affects: ['audit'],
    done: ({ mailed }) => withMail(d, d('setup.deleted'), mailed),
  });
  return async (shift) => {
    const people = shift.count + shift.wait_count;
    const yes = await confirm({
      title: d('setup.deleteTitle', { name: shift.name }),
      text: people > 0 ? d('setup.deleteText', { people }) : d('setup.deleteEmpty'),
      action: d('action.delete'),
      danger: true,
    });
    if (!yes) return false;
    return remove.mutateAsync({ params: { sid: shift.sid }, body: { tid: shift.tid, people } }).then(
      () => true,
      // The toast has told why.
      () => false,
    );
  };
}
