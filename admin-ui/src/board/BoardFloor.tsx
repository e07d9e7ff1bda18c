import type { QueueRow } from '@courtcrew/domain/board/shapes.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import type { Board } from '@courtcrew/ui-kit/board/model.ts';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';
import type { LiveBoard } from '@courtcrew/ui-kit/board/useBoard.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Popper from '@mui/material/Popper';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { usePageKeys } from '../kit/desk/usePageKeys.ts';
import { Ghost } from '../kit/drag/Ghost.tsx';
import { useDrag } from '../kit/drag/useDrag.ts';
import { BoardPanes } from './BoardPanes.tsx';
import { ActionBar } from './desk/ActionBar.tsx';
import type { BoardDesk } from './desk/acts.ts';
import { useBoardDesk } from './desk/BoardDesk.ts';
import { BoardHeader } from './desk/BoardHeader.tsx';
import { CourtFinder } from './desk/CourtFinder.tsx';
import { aimAt, dropOn } from './desk/drop.ts';
import type { Refusal } from './desk/useOutcome.ts';
import { BoardDialogs } from './dialogs/BoardDialogs.tsx';
import { useHeld } from './useHeld.ts';
import { useOfficials } from './useOfficials.ts';
import { useBoardWords } from './words.ts';

interface BoardFloorProps {
  readonly tid: string;
  readonly zone: TimeZone;
  readonly live: LiveBoard;
  readonly board: Board;
}

export function BoardFloor({ tid, zone, live, board: newest }: BoardFloorProps) {
  const root = useRef<HTMLDivElement>(null);
  const finder = useRef<HTMLInputElement>(null);
  const [dragged, setDragged] = useState<QueueRow | null>(null);
  // The board is frozen during a drag.
  const board = useHeld(newest, dragged !== null);
  const desk = useBoardDesk(tid, board);
  const drag = useDrag<QueueRow>({
    aimAt: (person, place) => aimAt(board, person, place),
    onDrop: (person, place) => dropOn(desk, person, place),
    onItem: setDragged,
  });
  usePageKeys(root, useDeskKeys(desk, finder));
  const officials = useOfficials(tid);
  const here = officials.data?.filter(({ checked_in_at }) => checked_in_at !== null).length ?? null;
  const { refuse, refusal } = desk.outcomes;
  const dismiss = useCallback(() => refuse(null), [refuse]);

  return (
    <Box
      ref={root}
      tabIndex={-1}
      sx={{
        height: { md: '100%' },
        // On a phone the actions stay within the thumb's reach, however short a pane is.
        minHeight: { xs: 'calc(100dvh - 92px)', md: 0 },
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        '&:focus-visible': { outline: 'none' },
      }}
    >
      <BoardHeader
        desk={desk}
        live={live.live}
        zone={zone}
        checkedIn={here}
        finder={
          <CourtFinder
            ref={finder}
            courts={board.courts}
            onFound={({ court_order }) => desk.choose({ at: 'court', court: court_order })}
            onKey={(key, { court_order }) => desk.press(key, { at: 'court', court: court_order })}
            onLeave={() => desk.panes.show('courts')}
          />
        }
      />
      <BoardPanes desk={desk} live={live} zone={zone} onGrab={drag.grab} />
      <ActionBar desk={desk} />
      <RefusalBubble refusal={desk.question ? null : refusal} onClose={dismiss} />
      <BoardDialogs desk={desk} officials={officials} zone={zone} />
      {dragged && <Ghost name={nameOf(dragged)} place={drag.ghost} />}
    </Box>
  );
}

/** Long enough to read it twice, ms. */
const SHOWN_MS = 9_000;

const elementAt = (place: string): Element | null =>
  document.querySelector(`[data-drop="${CSS.escape(place)}"], [data-place="${CSS.escape(place)}"]`);

/** Shown at the place of the refused action, or at the heading once that place is gone. */
function RefusalBubble({ refusal, onClose }: { refusal: Refusal | null; onClose: () => void }) {
  const b = useBoardWords();
  useEffect(() => {
    if (refusal === null) return;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [refusal, onClose]);
  if (refusal === null) return null;
  const anchor = elementAt(refusal.place) ?? document.querySelector('h1');
  return (
    <Popper open anchorEl={anchor} placement="top" sx={{ zIndex: 30 }}>
      <Alert
        severity="warning"
        variant="filled"
        role="alert"
        onClose={onClose}
        closeText={b('action.close')}
        sx={{ m: 0.5, maxWidth: 340, boxShadow: '0 6px 24px rgb(6 30 34 / 0.28)' }}
      >
        {refusal.text}
      </Alert>
    </Popper>
  );
}

/** Page-wide keys; actions of the chosen row take precedence. */
function useDeskKeys(desk: BoardDesk, finder: RefObject<HTMLInputElement | null>) {
  const anywhere: Readonly<Record<string, () => void>> = {
    c: () => desk.ask({ kind: 'checkIn' }),
    '?': () => desk.ask({ kind: 'keys' }),
    u: desk.undo,
    escape: desk.putDown,
    '/': () => finder.current?.focus(),
  };
  return (key: string): boolean => {
    // The field takes the digit itself.
    if (/^\d$/.test(key)) {
      finder.current?.focus();
      return false;
    }
    if (key === 'enter') desk.enter();
    else if (!desk.press(key)) {
      const does = anywhere[key];
      if (!does) return false;
      does();
    }
    return true;
  };
}
