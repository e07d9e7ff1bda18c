import { MessageBoard } from '@courtcrew/ui-kit/messaging/MessageBoard.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { BoardFrame } from './BoardFrame.tsx';
import { useMessagingWords } from './words.ts';

/** `/signup/refereemessageboard/{tid}`: what the people of a section tell each other. */
export function MessageBoardPage() {
  const m = useMessagingWords();
  const { tournaments } = useSession();
  return (
    <BoardFrame title={m('board.title')}>
      {({ tid, zone, category }) => (
        <MessageBoard
          tid={tid}
          zone={zone}
          category={category}
          admin={tournaments.some((one) => one.tid === tid && (one.admin_type === 'master' || one[category]))}
          texts={{ notRegistered: m('board.notRegistered'), failed: m('board.failed') }}
        />
      )}
    </BoardFrame>
  );
}
