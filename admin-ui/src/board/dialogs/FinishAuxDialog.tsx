import { finishAuxAssignment } from '@courtcrew/domain/board/contract.ts';
import type { AuxRow } from '@courtcrew/domain/board/shapes.ts';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormCheck, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { useAuxKind } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import { amountShape } from '../../kit/page/amountShape.ts';
import { FROM_BOARD } from '../desk/useCommands.ts';
import { useBoardWords } from '../words.ts';
import type { DialogProps } from './dialog.ts';

/** Ends an assignment beside a court with what was paid for it. */
export function FinishAuxDialog({ desk, onClose, aux }: DialogProps & { aux: AuxRow }) {
  const b = useBoardWords();
  const kindName = useAuxKind();
  const { mutateAsync } = useCommand(finishAuxAssignment, FROM_BOARD);
  const name = nameOf(aux);
  return (
    <FormDialog
      open
      title={b('auxEnd.title', { name: [name, kindName(aux.type)].join(' · ') })}
      action={b('act.finish')}
      defaults={{ amount: '', paid: false }}
      onClose={onClose}
      onSubmit={async (values) => {
        const { undo, minutes } = await mutateAsync({
          params: { tid: desk.tid },
          body: { id: aux.id, ...values },
        });
        desk.outcomes.tell({ text: b('done.auxFinished', { name, minutes }), undo });
      }}
    >
      <FormText name="amount" label={b('finish.amount')} shape={amountShape} inputMode="decimal" autoFocus />
      <FormCheck name="paid" label={b('finish.paid')} />
    </FormDialog>
  );
}
