import { getCourtMonitorBoard } from '@courtcrew/domain/board/contract.ts';
import type { QueueRow } from '@courtcrew/domain/board/shapes.ts';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';
import type { LiveBoard } from '@courtcrew/ui-kit/board/useBoard.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type PointerEvent, useMemo } from 'react';
import { CourtGrid } from './courts/CourtGrid.tsx';
import type { BoardDesk } from './desk/acts.ts';
import type { Choice } from './desk/target.ts';
import { PANES, type Pane } from './desk/usePanes.ts';
import { QueuePane } from './queue/QueuePane.tsx';
import { AuxPane } from './side/AuxPane.tsx';
import { ClipboardPane } from './side/ClipboardPane.tsx';
import { useBoardWords } from './words.ts';

interface BoardPanesProps {
  readonly desk: BoardDesk;
  readonly live: LiveBoard;
  readonly zone: string;
  readonly onGrab: (event: PointerEvent, person: QueueRow) => void;
}

export function BoardPanes({ desk, live, zone, onGrab }: BoardPanesProps) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const monitors = useMonitors(desk.tid);
  const { board, target, carried, panes } = desk;
  const { busy } = desk.outcomes;
  const colors = useMemo(
    () => new Map(board.courts.map(({ court_order, color }) => [court_order, color])),
    [board.courts],
  );
  const press = (choice: Choice) => {
    if (carried) desk.enter(choice);
    else desk.choose(choice);
  };
  const shared = { changed: live.changed, busy, zone, isTall: isPhone, onEnter: () => desk.enter() };
  const shown = (pane: Pane) => (isPhone && panes.tab !== pane ? 'none' : undefined);

  return (
    <>
      {isPhone && <PaneTabs desk={desk} />}
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(300px, 25%)' },
          gridTemplateRows: { md: 'minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ minHeight: 0, minWidth: 0, display: shown('courts') }}>
          <CourtGrid
            {...shared}
            ref={panes.courts}
            courts={board.courts}
            clipboards={board.clipboards}
            monitors={monitors}
            calls={desk.calls}
            // Who is carried is put there; nobody is dropped for a call.
            onCall={(court) => (carried ? press({ at: 'court', court }) : desk.showCalls())}
            chosen={target?.at === 'court' ? target.row.court_order : null}
            onChoose={(court) => desk.choose({ at: 'court', court })}
            onPress={(court) => press({ at: 'court', court })}
            onLeave={() => panes.show('queue')}
          />
        </Box>
        <Box
          sx={{
            minHeight: 0,
            minWidth: 0,
            display: isPhone && panes.tab === 'courts' ? 'none' : 'grid',
            gap: 1,
            alignContent: { xs: 'start', md: 'normal' },
            gridTemplateRows: { md: 'minmax(0, 1fr) auto auto' },
          }}
        >
          <Box sx={{ display: shown('queue') ?? 'grid', minHeight: 0, height: { xs: '62vh', md: 'auto' } }}>
            <QueuePane
              {...shared}
              ref={panes.queue}
              queue={board.queue}
              hasChoice={target?.at === 'queue'}
              carried={carried?.ref_id ?? null}
              onChoose={(id) => desk.choose({ at: 'queue', id })}
              onPress={(id) => press({ at: 'queue', id })}
              onGrab={onGrab}
              onLeave={() => panes.show('courts')}
            />
          </Box>
          <Box sx={{ display: shown('side') ?? 'contents' }}>
            <AuxPane
              {...shared}
              aux={board.aux}
              hasChoice={target?.at === 'aux'}
              onChoose={(id) => desk.choose({ at: 'aux', id })}
            />
            <ClipboardPane
              changed={live.changed}
              busy={busy}
              clipboards={board.clipboards}
              colors={colors}
              chosen={target?.at === 'clipboard' ? target.row.id : null}
              onChoose={(id) => desk.choose({ at: 'clipboard', id })}
            />
          </Box>
        </Box>
      </Box>
    </>
  );
}

function PaneTabs({ desk }: { desk: BoardDesk }) {
  const b = useBoardWords();
  const { board, panes } = desk;
  const counts: Readonly<Record<Pane, number>> = {
    courts: board.courts.length,
    queue: board.queue.length,
    side: board.aux.length + board.clipboards.length,
  };
  return (
    <Tabs value={panes.tab} onChange={(_, pane: Pane) => panes.show(pane)} variant="fullWidth">
      {PANES.map((pane) => (
        <Tab key={pane} value={pane} label={`${b(`tab.${pane}`)} ${counts[pane]}`} sx={{ px: 0.5 }} />
      ))}
    </Tabs>
  );
}

/** Monitor names by court order. */
function useMonitors(tid: string): ReadonlyMap<number, string> {
  useRoom(`board:${tid}`, { refreshes: [getCourtMonitorBoard], also: ['monitor'] });
  const { data } = useCall(getCourtMonitorBoard, { params: { tid } });
  return useMemo(() => {
    const courts = data ? [...data.left, ...data.right] : [];
    return new Map(
      courts.flatMap((court) => (court.ref_id === null ? [] : [[court.court_order, nameOf(court)]])),
    );
  }, [data]);
}
