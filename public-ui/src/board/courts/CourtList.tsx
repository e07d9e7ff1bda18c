import { courtKey } from '@courtcrew/ui-kit/board/changes.ts';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Nobody, plainList, Section } from '../page/Section.tsx';
import type { BoardView } from '../page/view.ts';
import { useBoardWords } from '../words.ts';
import { CourtCard } from './CourtCard.tsx';
import { CourtGrid } from './CourtGrid.tsx';

/** Courts that a phone shows as cards. */
const FEW = 16;

export function CourtList({ board, changed, own }: BoardView) {
  const w = useBoardWords();
  const { courts } = board;
  const roomy = useMediaQuery(useTheme().breakpoints.up('sm'), { noSsr: true });
  const busy = courts.filter(({ ref_id }) => ref_id !== null).length;
  return (
    <Section id="courts" title={w('courts.title')} count={w('courts.count', { busy, all: courts.length })}>
      {courts.length === 0 ? (
        <Nobody>{w('courts.empty')}</Nobody>
      ) : courts.length > FEW && !roomy ? (
        <CourtGrid board={board} changed={changed} own={own} />
      ) : (
        <Box
          component="ul"
          aria-label={w('courts.title')}
          sx={{
            ...plainList,
            display: 'grid',
            gap: 1,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(272px, 100%), 1fr))',
          }}
        >
          {courts.map((court) => (
            <CourtCard
              key={court.court_order}
              court={court}
              own={own}
              fresh={changed.has(courtKey(court.court_order))}
            />
          ))}
        </Box>
      )}
    </Section>
  );
}
