import type { ListingRow } from '@courtcrew/domain/tournaments/contract.ts';
import { canApply } from '@courtcrew/domain/tournaments/index.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useNow } from '@courtcrew/ui-kit/time/useNow.ts';
import { useWords } from '@courtcrew/ui-kit/words/words.tsx';
import Button from '@mui/material/Button';
import { isOnToday } from './line/onToday.ts';

type Running = Pick<ListingRow, 'tid' | 'status' | 'start' | 'end_date' | 'time_zone'>;

export function BoardLink({ tournament }: { tournament: Running }) {
  const w = useWords();
  const now = useNow();
  const { tid, status } = tournament;
  if (!canApply(status) || !isOnToday(tournament, now)) return null;
  return (
    <Button component={AppAnchor} to={`/public/board/${tid}`} variant="outlined" size="small">
      {w('nav.board')}
    </Button>
  );
}
