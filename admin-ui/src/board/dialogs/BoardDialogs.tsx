import { useState } from 'react';
import type { BoardDesk } from '../desk/BoardDesk.ts';
import { AuxDialog } from './AuxDialog.tsx';
import { CheckInDialog } from './CheckInDialog.tsx';
import { CheckOutDialog, type Leaving } from './CheckOutDialog.tsx';
import { FinishAuxDialog } from './FinishAuxDialog.tsx';
import { FinishDialog } from './FinishDialog.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { NoteDialog } from './NoteDialog.tsx';

/** The dialog of what is asked now. */
export function BoardDialogs({ desk, zone }: { desk: BoardDesk; zone: string }) {
  const { question } = desk;
  const shared = { desk, onClose: () => desk.ask(null) };
  switch (question?.kind) {
    case 'checkIn':
      return <CheckInAndOut {...shared} zone={zone} />;
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
function CheckInAndOut({ desk, onClose, zone }: { desk: BoardDesk; onClose: () => void; zone: string }) {
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  return leaving ? (
    <CheckOutDialog desk={desk} person={leaving} onClose={() => setLeaving(null)} />
  ) : (
    <CheckInDialog desk={desk} onClose={onClose} zone={zone} onCheckOut={setLeaving} />
  );
}
