import type { ClipboardRow } from '@courtcrew/domain/board/shapes.ts';
import { CourtBadge } from '@courtcrew/ui-kit/badges/BoardBadges.tsx';
import { clipboardKey } from '@courtcrew/ui-kit/board/changes.ts';
import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { nameOf } from '../names.ts';
import { lineStyle } from '../queue/queueStyle.ts';
import { useBoardWords } from '../words.ts';
import { SideList, type SideProps } from './SideList.tsx';

interface ClipboardPaneProps extends SideProps {
  readonly clipboards: readonly ClipboardRow[];
  /** Colours by the order of their court. */
  readonly colors: ReadonlyMap<number, string>;
}

const heightOf = (): number => 36;

/** Courts that wait for a clipboard. */
export function ClipboardPane({ clipboards, colors, changed, busy, ...list }: ClipboardPaneProps) {
  const b = useBoardWords();
  const draw = useCallback(
    (row: ClipboardRow) => {
      const key = clipboardKey(row.id);
      return (
        <Box
          data-place={key}
          data-changed={changed.has(key) || undefined}
          aria-busy={busy.has(key) || undefined}
          sx={lineStyle}
        >
          <CourtBadge court={row.court_num} color={colors.get(row.court_order)} />
          <Box className="name">{row.ref_id === null ? '' : nameOf(row)}</Box>
        </Box>
      );
    },
    [colors, changed, busy],
  );
  return (
    <SideList
      title={b('board.clipboards')}
      empty={b('board.clipboardsEmpty')}
      rows={clipboards}
      heightOf={heightOf}
      {...list}
    >
      {draw}
    </SideList>
  );
}
