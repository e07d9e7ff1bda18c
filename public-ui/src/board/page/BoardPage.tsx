import { getTournament } from '@courtcrew/domain/tournaments/contract.ts';
import { useBoard } from '@courtcrew/ui-kit/board/useBoard.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import { Placeholder } from '@courtcrew/ui-kit/page/state/Placeholder.tsx';
import { ErrorState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useArrival } from '@courtcrew/ui-kit/page/useArrival.ts';
import { ownZone } from '@courtcrew/ui-kit/time/format.ts';
import { SportProvider, useWords } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { useParams } from 'react-router';
import { BoardHeader } from './BoardHeader.tsx';
import { BoardParts } from './BoardParts.tsx';
import { isUnknown, UnknownTournament } from './missing.tsx';

const NOWHERE = { facility_map: '', lat: null, long: null } as const;

/** `/public/board/{tid}`: today's board for everybody, phones first. */
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

const blocks = (count: number, height: number) =>
  Array.from({ length: count }, (_, index) => index).map((index) => (
    <Placeholder key={index} height={height} />
  ));

function BoardSkeleton() {
  const w = useWords();
  return (
    <Box
      role="status"
      aria-label={w('state.loading')}
      aria-busy="true"
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(320px, 400px)' } }}
    >
      <Box sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        <Placeholder height={200} />
        <Box
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(272px, 100%), 1fr))',
          }}
        >
          {blocks(12, 64)}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>{blocks(12, 48)}</Box>
    </Box>
  );
}
