import { deleteShift } from '@courtcrew/domain/roster/contract.ts';
import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { withMail } from '../withMail.ts';
import { useDeskWords } from '../words.ts';
import { useAskDelete } from './AskDelete.tsx';

/** Deletes a shift after naming how many lose their place. Resolves to whether it did. */
export function useDeleteShift(): (shift: ShiftRow) => Promise<boolean> {
  const d = useDeskWords();
  const ask = useAskDelete();
  const remove = useCommand(deleteShift, {
    affects: ['audit'],
    done: ({ mailed }) => withMail(d, d('setup.deleted'), mailed),
  });
  return async (shift) => {
    const people = shift.count + shift.wait_count;
    const meant = await ask({
      title: d('setup.deleteTitle', { name: shift.name }),
      text: people > 0 ? d('setup.deleteText', { people }) : d('setup.deleteEmpty'),
      people,
    });
    if (!meant) return false;
    return remove
      .mutateAsync({ params: { sid: shift.sid }, body: { tid: shift.tid, people, ...meant } })
      .then(
        () => true,
        // The toast has told the reason.
        () => false,
      );
  };
}
