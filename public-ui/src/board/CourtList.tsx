import { courtKey } from '@courtcrew/ui-kit/board/changes.ts';
import Box from '@mui/material/Box';
import { CourtCard } from './CourtCard.tsx';
import { Nobody, plainList, Section } from './Section.tsx';
import type { BoardView } from './view.ts';
import { useBoardWords } from './words.ts';

/** All courts in their order. */
export function CourtList({ board: { courts }, changed, own }: BoardView) {
  const w = useBoardWords();
  const busy = courts.filter(({ ref_id }) => ref_id !== null).length;
  return (
    <Section id="courts" title={w('courts.title')} count={w('courts.count', { busy, all: courts.length })}>
      {courts.length === 0 ? (
        <Nobody>{w('courts.empty')}</Nobody>
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
