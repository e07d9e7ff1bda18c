import Box from '@mui/material/Box';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { pinnedAt, type Ranks } from './pinned.ts';

interface PinnedHeadsProps<Row> {
  readonly box: RefObject<HTMLElement | null>;
  readonly rows: readonly Row[];
  readonly keys: readonly string[];
  readonly tops: readonly number[];
  readonly ranks: Ranks;
  /** Empty px above the first row. */
  readonly slack: number;
  readonly draw: (row: Row) => ReactNode;
  readonly onPick: (row: Row) => void;
}

/** Headings of what is scrolled, at the top of the list: which day and shift a person is in. Screen readers have the rows. */
export function PinnedHeads<Row>({ box, rows, keys, tops, ranks, slack, ...on }: PinnedHeadsProps<Row>) {
  const [scroll, setScroll] = useState(0);
  useEffect(() => {
    const list = box.current;
    const moved = () => setScroll(list?.scrollTop ?? 0);
    moved();
    list?.addEventListener('scroll', moved, { passive: true });
    return () => list?.removeEventListener('scroll', moved);
  }, [box]);
  return (
    <Box aria-hidden className="no-print" sx={{ position: 'sticky', top: 0, height: 0, zIndex: 2 }}>
      {pinnedAt(scroll - slack, tops, ranks).map(({ index, top }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <Box
            key={index}
            data-pinned
            // As its row: a press on one that slid under the pointer means nothing.
            data-row={keys[index]}
            onClick={() => on.onPick(row)}
            style={{ top, height: (tops[index + 1] ?? 0) - (tops[index] ?? 0) }}
            sx={{
              position: 'absolute',
              insetInline: 0,
              zIndex: ranks[index] === 0 ? 1 : 0,
              overflow: 'hidden',
              cursor: 'pointer',
              backgroundColor: 'background.paper',
              borderBottom: '1px solid var(--mui-palette-divider)',
            }}
          >
            {on.draw(row)}
          </Box>
        );
      })}
    </Box>
  );
}
