import { useState } from 'react';
import type { BoardDesk } from '../desk/BoardDesk.ts';
import type { Officials } from '../useOfficials.ts';
import { AuxDialog } from './AuxDialog.tsx';
import { CheckInDialog } from './CheckInDialog.tsx';
import { CheckOutDialog, type Leaving } from './CheckOutDialog.tsx';
import type { DialogProps } from './dialog.ts';
import { FinishAuxDialog } from './FinishAuxDialog.tsx';
import { FinishDialog } from './FinishDialog.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { NoteDialog } from './NoteDialog.tsx';

interface BoardDialogsProps {
  readonly desk: BoardDesk;
  readonly officials: Officials;
  readonly zone: string;
}

/** The dialog of what is asked now. */
export function BoardDialogs({ desk, officials, zone }: BoardDialogsProps) {
  const { question } = desk;
  const shared = { desk, onClose: () => desk.ask(null) };
  switch (question?.kind) {
    case 'checkIn':
      return <CheckInAndOut {...shared} officials={officials} zone={zone} />;
    case 'keys':
      return <KeysDialog onClose={shared.onClose} />;
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

/** Checking somebody out from the list comes back to the list. */
function CheckInAndOut({ onClose, ...shown }: BoardDialogsProps & Pick<DialogProps, 'onClose'>) {
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  return leaving ? (
    <CheckOutDialog desk={shown.desk} person={leaving} onClose={() => setLeaving(null)} />
  ) : (
    <CheckInDialog {...shown} onClose={onClose} onCheckOut={setLeaving} />
  );
}
