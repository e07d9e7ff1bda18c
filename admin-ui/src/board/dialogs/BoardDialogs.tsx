import { finishAuxAssignment } from '@courtcrew/domain/board/contract.ts';
import type { AuxRow } from '@courtcrew/domain/board/shapes.ts';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormCheck, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { useAuxKind } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import { useState } from 'react';
import { amountShape } from '../../kit/page/FormAmount.tsx';
import type { BoardDesk } from '../desk/acts.ts';
import { FROM_BOARD } from '../desk/useCommands.ts';
import { ResetDialog } from '../reset/ResetDialog.tsx';
import type { Officials } from '../useOfficials.ts';
import { useBoardWords } from '../words.ts';
import { AuxDialog } from './AuxDialog.tsx';
import { CheckInDialog } from './CheckInDialog.tsx';
import { CheckOutDialog, type Leaving } from './CheckOutDialog.tsx';
import type { DialogProps } from './dialog.ts';
import { FinishDialog } from './FinishDialog.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { NoteDialog } from './NoteDialog.tsx';

interface BoardDialogsProps {
  readonly desk: BoardDesk;
  readonly officials: Officials;
  readonly zone: string;
}

export function BoardDialogs({ desk, officials, zone }: BoardDialogsProps) {
  const { question } = desk;
  const shared = { desk, onClose: () => desk.ask(null) };
  switch (question?.kind) {
    case 'checkIn':
      return <CheckInAndOut {...shared} officials={officials} zone={zone} />;
    case 'keys':
      return <KeysDialog onClose={shared.onClose} />;
    case 'reset':
      return <ResetDialog {...shared} />;
    case 'finish':
      return <FinishDialog {...shared} court={question.court} />;
    case 'aux':
      return <AuxDialog {...shared} person={question.person} court={question.court} />;
    case 'note':
      return <NoteDialog {...shared} person={question.person} />;
    case 'checkOut':
      return <CheckOutDialog {...shared} person={question.person} />;
    case 'finishAux':
      return <FinishAuxDialog {...shared} aux={question.aux} />;
    default:
      return null;
  }
}

/** Checking out from the list returns to the list. */
function CheckInAndOut({ onClose, ...shown }: BoardDialogsProps & Pick<DialogProps, 'onClose'>) {
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  return leaving ? (
    <CheckOutDialog desk={shown.desk} person={leaving} onClose={() => setLeaving(null)} />
  ) : (
    <CheckInDialog {...shown} onClose={onClose} onCheckOut={setLeaving} />
  );
}

function FinishAuxDialog({ desk, onClose, aux }: DialogProps & { aux: AuxRow }) {
  const b = useBoardWords();
  const kindName = useAuxKind();
  const { mutateAsync } = useCommand(finishAuxAssignment, FROM_BOARD);
  const name = nameOf(aux);
  return (
    <FormDialog
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
      <FormText kind="money" name="amount" label={b('finish.amount')} shape={amountShape} autoFocus />
      <FormCheck name="paid" label={b('finish.paid')} />
    </FormDialog>
  );
}
