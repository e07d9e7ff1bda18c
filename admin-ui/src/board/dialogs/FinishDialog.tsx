import { getMatchToFinish } from '@courtcrew/domain/board/contract.ts';
import type { CourtRow } from '@courtcrew/domain/board/shapes.ts';
import { callKey, useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useBoardWords } from '../words.ts';
import type { DialogProps } from './dialog.ts';
import { FinishForm } from './FinishForm.tsx';
import { isGold } from './finishValues.ts';
import { TieBreakerDialog } from './TieBreakerDialog.tsx';

/** Asks the tie-breaker question of a gold medal match first. */
export function FinishDialog({ desk, onClose, court }: DialogProps & { court: CourtRow }) {
  const b = useBoardWords();
  const [wasTieBreaker, answer] = useState<boolean | null>(null);
  const { tid } = desk;
  const { court_num } = court;
  const queries = useQueryClient();
  const match = useCall(getMatchToFinish, { params: { tid, court_num } });
  // Refetched at each opening: second, pay and assignments may have changed.
  useEffect(
    () => () =>
      queries.removeQueries({ queryKey: callKey(getMatchToFinish, { params: { tid, court_num } }) }),
    [queries, tid, court_num],
  );
  // An answer from before the opening may be about another match.
  const isOfNow = match.data !== undefined && (!match.isFetching || match.data.id === court.id);
  if (isGold(court.medal) && wasTieBreaker === null) {
    return <TieBreakerDialog onAnswer={answer} onClose={onClose} />;
  }
  if (isOfNow) {
    return (
      <FinishForm
        desk={desk}
        onClose={onClose}
        court={court}
        match={match.data}
        wasTieBreaker={wasTieBreaker}
      />
    );
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="finish-title">
      <DialogTitle id="finish-title">{b('finish.title', { court: court_num })}</DialogTitle>
      <DialogContent>
        <Answered of={{ ...match, data: undefined }} loading="form" rows={4}>
          {() => null}
        </Answered>
      </DialogContent>
    </Dialog>
  );
}
