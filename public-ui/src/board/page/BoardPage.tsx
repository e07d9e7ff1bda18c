import { getTournament } from '@courtcrew/domain/tournaments/contract.ts';
import { useBoard } from '@courtcrew/ui-kit/board/useBoard.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import { ErrorState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useArrival } from '@courtcrew/ui-kit/page/useArrival.ts';
import { ownZone } from '@courtcrew/ui-kit/time/format.ts';
import { SportProvider } from '@courtcrew/ui-kit/words/words.tsx';
import { useParams } from 'react-router';
import { BoardHeader } from './BoardHeader.tsx';
import { BoardParts } from './BoardParts.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { isUnknown, UnknownTournament } from './missing.tsx';

const NOWHERE = { facility_map: '', lat: null, long: null } as const;

/** `/public/board/{tid}`: the board of the day for everybody, phones first. */
export function BoardPage() {
  const { tid = '' } = useParams();
  const { data, error, refetch } = useCall(getTournament, { params: { tid } });
  const { board, failure, changed, live, updated, refresh } = useBoard(tid);
  useRoom(`tournament:${tid}`, { refreshes: ['tournaments'], about: ['tournament'] });
  const arrived = useArrival(board !== null && data !== undefined);
  const missing = data === undefined ? error : board === null ? failure : null;
  if (isUnknown(missing)) return <UnknownTournament />;
  const retry = () => {
    void refetch();
    refresh();
  };
  const tournament = data && 'name' in data ? data : null;
  const zone = data?.time_zone ?? ownZone();
  if (missing) return <ErrorState error={missing} onRetry={retry} />;
  return (
    <SportProvider sport={tournament?.sport ?? 'pickleball'}>
      <BoardHeader
        tid={tid}
        name={tournament?.name ?? null}
        zone={zone}
        live={live}
        updated={updated}
        onRefresh={refresh}
      />
      {board === null || !arrived ? (
        <BoardSkeleton />
      ) : (
        <BoardParts tid={tid} board={board} changed={changed} zone={zone} place={tournament ?? NOWHERE} />
      )}
    </SportProvider>
  );
}
