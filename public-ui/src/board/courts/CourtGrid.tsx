import type { CourtRow } from '@courtcrew/domain/board/shapes.ts';
import { CourtBadge } from '@courtcrew/ui-kit/badges/BoardBadges.tsx';
import { courtKey } from '@courtcrew/ui-kit/board/changes.ts';
import { nameWithin } from '@courtcrew/ui-kit/board/names.ts';
import Box from '@mui/material/Box';
import { Fragment, useState } from 'react';
import { ground } from '../duty/PersonRow.tsx';
import { plainList } from '../page/Section.tsx';
import type { BoardView } from '../page/view.ts';
import { useBoardWords } from '../words.ts';
import { CourtFacts, courtAnchor, isOwnCourt } from './CourtCard.tsx';
import { JUMP_MARGIN } from './JumpBar.tsx';

/** Characters of a name beside a court's badge on a phone. */
const LETTERS = 12;

export function CourtGrid({ board: { courts }, changed, own }: Pick<BoardView, 'board' | 'changed' | 'own'>) {
  const w = useBoardWords();
  const [open, setOpen] = useState<number | null>(null);
  return (
    <Box component="ul" aria-label={w('courts.title')} sx={grid}>
      {courts.map((court) => {
        const { court_order } = court;
        const shown = court_order === open;
        return (
          <Fragment key={court_order}>
            <Cell
              court={court}
              own={isOwnCourt(court, own)}
              fresh={changed.has(courtKey(court_order))}
              open={shown}
              onPress={() => setOpen(shown ? null : court_order)}
            />
            {shown && (
              <Box
                component="li"
                id={detailsOf(court_order)}
                sx={{ gridColumn: '1 / -1', p: 1.5, ...framed }}
              >
                <CourtFacts court={court} own={own} />
              </Box>
            )}
          </Fragment>
        );
      })}
    </Box>
  );
}

const detailsOf = (court_order: number): string => `${courtAnchor(court_order)}-details`;

const framed = {
  borderRadius: 1,
  border: '1px solid var(--mui-palette-divider)',
  backgroundColor: 'background.paper',
} as const;

const grid = {
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.75rem, 100%), 1fr))',
  // An open court takes its own row; its neighbour stays in place.
  gridAutoFlow: 'dense',
  gap: 0.75,
} as const;

interface CellProps {
  readonly court: CourtRow;
  readonly own: boolean;
  readonly fresh: boolean;
  readonly open: boolean;
  readonly onPress: () => void;
}

function Cell({ court, own, fresh, open, onPress }: CellProps) {
  const w = useBoardWords();
  const { court_order, court_num, color, ref_id, second_ref_id } = court;
  return (
    <Box component="li" id={courtAnchor(court_order)} tabIndex={-1} sx={{ scrollMarginTop: JUMP_MARGIN }}>
      <Box
        component="button"
        type="button"
        aria-expanded={open}
        aria-controls={open ? detailsOf(court_order) : undefined}
        onClick={onPress}
        sx={{
          ...cell,
          ...framed,
          borderColor: own || open ? 'primary.main' : 'divider',
          ...((own || fresh) && ground({ own, fresh })),
          fontWeight: ref_id === null ? 400 : 600,
          color: ref_id === null ? 'text.secondary' : 'text.primary',
        }}
      >
        <CourtBadge court={court_num} color={color} />
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {ref_id === null ? w('courts.free') : nameWithin(court, LETTERS)}
          {second_ref_id !== null && w('courts.andSecond')}
        </Box>
      </Box>
    </Box>
  );
}

const cell = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  width: '100%',
  height: '100%',
  minHeight: 44,
  p: 0.5,
  font: 'inherit',
  lineHeight: 1.2,
  textAlign: 'left',
  cursor: 'pointer',
} as const;
