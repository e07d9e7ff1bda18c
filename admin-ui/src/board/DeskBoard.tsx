import { type LiveBoard, useBoard } from '@courtcrew/ui-kit/board/useBoard.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import { EmptyState, ErrorState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useDesk } from '../kit/desk/desk.ts';
import { NextStep } from '../kit/page/NextStep.tsx';
import { BoardFloor } from './BoardFloor.tsx';
import { useBoardWords } from './words.ts';

export function DeskBoard() {
  const b = useBoardWords();
  const { tid, time_zone } = useDesk();
  const live = useBoard(tid);
  if (live.board === null || live.board.courts.length === 0) {
    return (
      <>
        <PageHeader title={b('staff.liveBoard')} />
        <NoBoard live={live} />
      </>
    );
  }
  return <BoardFloor tid={tid} zone={time_zone} live={live} board={live.board} />;
}

function NoBoard({ live }: { live: LiveBoard }) {
  const b = useBoardWords();
  if (live.board) {
    return (
      <EmptyState
        title={b('board.noCourts')}
        text={b('board.noCourtsHelp')}
        action={<NextStep to="/desk/tournamentSetup" label={b('staff.editSetup')} />}
      />
    );
  }
  if (live.failure) return <ErrorState error={live.failure} onRetry={live.refresh} />;
  return <Loading shape="cards" count={12} />;
}
