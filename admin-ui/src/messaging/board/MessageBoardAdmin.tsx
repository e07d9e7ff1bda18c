import { MessageBoard } from '@courtcrew/ui-kit/messaging/MessageBoard.tsx';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { useMessagingWords } from '../words.ts';

/** The referees' message board, as their desk looks after it. */
export function MessageBoardAdmin() {
  const m = useMessagingWords();
  const { tid, time_zone } = useDesk();
  return (
    <>
      <DeskHeader title={m('staff.messageBoard')} />
      <MessageBoard
        tid={tid}
        zone={time_zone}
        category="referee"
        admin
        texts={{ notRegistered: m('board.notRegistered'), failed: m('board.failed') }}
      />
    </>
  );
}
