import type { Board } from '@courtcrew/ui-kit/board/model.ts';
import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { Part } from '@courtcrew/ui-kit/page/Part.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import Box from '@mui/material/Box';
import { CourtList } from '../courts/CourtList.tsx';
import { type Jump, JumpBar } from '../courts/JumpBar.tsx';
import type { Place } from '../courts/MapLinks.tsx';
import { AuxList } from '../duty/AuxList.tsx';
import { ClipboardList } from '../duty/ClipboardList.tsx';
import { OwnPlace } from '../duty/OwnPlace.tsx';
import { QueueList } from '../duty/QueueList.tsx';
import { useBoardWords } from '../words.ts';
import type { BoardView } from './view.ts';

// Loaded apart: below the courts, to which it leads.
const FacilityMap = lazyPart(async () => (await import('../courts/FacilityMap.tsx')).FacilityMap);
const Legend = lazyPart(async () => (await import('../courts/Legend.tsx')).Legend);
// Loaded apart: at the end of the page.
const CheckedInList = lazyPart(async () => (await import('../duty/CheckedInList.tsx')).CheckedInList);

interface BoardPartsProps extends Omit<BoardView, 'own'> {
  readonly tid: string;
  readonly place: Place;
}

const isEmpty = (board: Board): boolean => Object.values(board).every((rows) => rows.length === 0);

/** Courts on one side and people on the other; stacked on a phone. */
export function BoardParts({ tid, place, ...rest }: BoardPartsProps) {
  const w = useBoardWords();
  const { user } = useSession();
  const { board } = rest;
  const view: BoardView = { ...rest, own: user?.ref_id ?? null };
  const jumps = useJumps(board);
  if (isEmpty(board)) {
    return <EmptyState title={w('board.empty')} text={w('board.emptyHelp')} />;
  }
  return (
    <>
      <OwnPlace tid={tid} board={board} own={view.own} />
      <JumpBar jumps={jumps} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 4 },
          gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(320px, 400px)' },
          alignItems: 'start',
        }}
      >
        <Box sx={column}>
          <CourtList {...view} />
          <Part>
            <Legend />
            <FacilityMap courts={board.courts} place={place} />
          </Part>
        </Box>
        <Box sx={column}>
          <QueueList {...view} />
          <AuxList {...view} />
          <ClipboardList {...view} />
          <Part>
            <CheckedInList board={board} own={view.own} />
          </Part>
        </Box>
      </Box>
    </>
  );
}

const column = { display: 'grid', gap: 4, minWidth: 0 } as const;

function useJumps({ courts, queue, aux, clipboards }: Board): readonly Jump[] {
  const w = useBoardWords();
  const busy = courts.filter(({ ref_id }) => ref_id !== null);
  const seconds = busy.filter(({ second_ref_id }) => second_ref_id !== null);
  return [
    { to: 'courts', label: w('courts.short'), count: `${busy.length}/${courts.length}` },
    { to: 'queue', label: w('queue.short'), count: queue.length },
    { to: 'aux', label: w('aux.short'), count: aux.length },
    { to: 'clipboards', label: w('clipboards.short'), count: clipboards.length },
    {
      to: 'people',
      label: w('people.short'),
      count: busy.length + seconds.length + queue.length + aux.length,
    },
  ];
}
