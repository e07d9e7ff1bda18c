import { MessageBoard } from '@courtcrew/ui-kit/messaging/MessageBoard.tsx';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import { BoardFrame } from './BoardFrame.tsx';
import { useMessagingWords } from './words.ts';

/** The right that looks after each section's board. */
const DESKS = { referee: 'desk', line: 'trainerDesk', volunteer: 'volunteerDesk' } as const;

/** `/signup/refereemessageboard/{tid}`: what the people of a section tell each other. */
export function MessageBoardPage() {
  const m = useMessagingWords();
  const allowed = useAllows();
  return (
    <BoardFrame title={m('board.title')} login={m('board.login')}>
      {({ tid, zone, category }) => (
        <MessageBoard
          tid={tid}
          zone={zone}
          category={category}
          admin={allowed(DESKS[category], tid)}
          texts={{ notRegistered: m('board.notRegistered'), failed: m('board.failed') }}
        />
      )}
    </BoardFrame>
  );
}
