import { finishMatch } from '@courtcrew/domain/board/contract.ts';
import type { CourtRow } from '@courtcrew/domain/board/shapes.ts';
import { boardFeed } from '@courtcrew/ui-kit/board/pageFeeds.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { PressButton } from '@courtcrew/ui-kit/page/PressButton.tsx';
import { Notice } from '@courtcrew/ui-kit/page/state/Notice.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useOpenedWords } from '../words/opened.ts';

interface FinishDialogProps {
  readonly tid: string;
  readonly court: CourtRow;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A gold medal match asks about the tie-breaker first; one with a tie-breaker is left to the coordinator. */
export function FinishDialog({ tid, court, open, onClose }: FinishDialogProps) {
  const w = useOpenedWords();
  const heading = useId();
  const gold = court.medal === 'Gold';
  const [tieBreaker, setTieBreaker] = useState<boolean | null>(null);
  const finish = useCommand(finishMatch, { live: true, done: w('finish.done') });
  const mayFinish = !gold || tieBreaker === false;
  /** Does not wait for the room, which may be unreachable; a refusal means that this page was stale. */
  const settled = () => {
    onClose();
    boardFeed(tid).refresh();
  };
  const send = () =>
    finish.mutate(
      {
        params: { tid },
        body: { court_num: court.court_num, id: court.id, ...(gold ? { tie_breaker: tieBreaker } : {}) },
      },
      { onSettled: settled },
    );
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={heading}>
      <DialogTitle id={heading}>{w('finish.title', { court: court.court_num })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {gold && <TieBreaker answer={tieBreaker} onAnswer={setTieBreaker} />}
        {mayFinish && w(court.second_ref_id === null ? 'finish.one' : 'finish.both')}
        {tieBreaker && <Notice severity="info">{w('finish.coordinator')}</Notice>}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {w(tieBreaker ? 'action.close' : 'action.cancel')}
        </Button>
        {mayFinish && (
          <Button variant="contained" color="secondary" onClick={send} loading={finish.isPending}>
            {w('finish.action')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function TieBreaker({ answer, onAnswer }: { answer: boolean | null; onAnswer: (answer: boolean) => void }) {
  const w = useOpenedWords();
  const question = useId();
  return (
    <Box role="group" aria-labelledby={question}>
      <Box id={question} sx={{ fontWeight: 650, mb: 1 }}>
        {w('finish.tieBreaker')}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <PressButton pressed={answer === true} onClick={() => onAnswer(true)}>
          {w('finish.yes')}
        </PressButton>
        <PressButton pressed={answer === false} onClick={() => onAnswer(false)}>
          {w('finish.no')}
        </PressButton>
      </Box>
    </Box>
  );
}
