import { useBoard } from '@courtcrew/ui-kit/board/useBoard.ts';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import { EmptyState, ErrorState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { NextStep } from '../../kit/page/NextStep.tsx';
import { CourtLists } from '../../tournaments/index.ts';
import { useSteps } from '../useSteps.ts';
import { onCourts } from './onCourt.ts';
import { ResetLine } from './ResetLine.tsx';
import { useResetWords } from './words.ts';

export function CourtReset() {
  const r = useResetWords();
  const { tid } = useDesk();
  const { board, failure, refresh } = useBoard(tid);
  const list = useRef<HTMLDivElement>(null);
  useSteps(list);
  return (
    <>
      <DeskHeader title={r('staff.courtReset')} />
      {board === null ? (
        failure ? (
          <ErrorState error={failure} onRetry={refresh} />
        ) : (
          <Loading shape="list" count={8} />
        )
      ) : board.courts.length === 0 ? (
        <NoCourts />
      ) : (
        <Box ref={list}>
          <Help />
          <CourtLists courts={onCourts(board)}>
            {(row) => <ResetLine key={row.court.court_order} tid={tid} row={row} />}
          </CourtLists>
        </Box>
      )}
    </>
  );
}

function Help() {
  const r = useResetWords();
  return (
    <Box sx={{ mb: 2, color: 'text.secondary', maxWidth: '80ch' }}>
      {r('reset.help')}
      <Box sx={{ display: { xs: 'none', md: 'block' }, typography: 'body2' }}>
        {r('reset.keys', { up: '↑', down: '↓', enter: 'Enter' })}
      </Box>
    </Box>
  );
}

function NoCourts() {
  const r = useResetWords();
  return (
    <EmptyState
      title={r('reset.none')}
      action={<NextStep to="/desk/namecourts" label={r('staff.nameCourts')} />}
    />
  );
}
