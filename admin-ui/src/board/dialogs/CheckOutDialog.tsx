import { checkoutRef } from '@courtcrew/domain/board/contract.ts';
import { REASON_MAX } from '@courtcrew/domain/board/model.ts';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { FROM_BOARD } from '../desk/useCommands.ts';
import { useBoardWords } from '../words.ts';
import type { DialogProps } from './dialog.ts';

export interface Leaving {
  readonly ref_id: string;
  readonly first: string | null;
  readonly last: string | null;
}

export function CheckOutDialog({ desk, onClose, person }: DialogProps & { person: Leaving }) {
  const b = useBoardWords();
  const { mutateAsync } = useCommand(checkoutRef, FROM_BOARD);
  const name = nameOf(person);
  return (
    <FormDialog
      title={b('out.title', { name })}
      action={b('act.checkOut')}
      defaults={{ reason: '' }}
      onClose={onClose}
      onSubmit={async (values) => {
        const { undo } = await mutateAsync({
          params: { tid: desk.tid },
          body: { ref_id: person.ref_id, ...values },
        });
        desk.outcomes.tell({ text: b('done.checkedOut', { name }), undo });
      }}
    >
      <FormText
        kind="text"
        name="reason"
        label={b('out.reason')}
        autoFocus
        inputProps={{ maxLength: REASON_MAX }}
      />
    </FormDialog>
  );
}
