import { CourtBadge } from '@courtcrew/ui-kit/badges/BoardBadges.tsx';
import { clipboardKey } from '@courtcrew/ui-kit/board/changes.ts';
import { knownNameOf } from '@courtcrew/ui-kit/board/names.ts';
import Box from '@mui/material/Box';
import { Nobody, plainList, Section } from '../page/Section.tsx';
import type { BoardView } from '../page/view.ts';
import { useBoardWords } from '../words.ts';
import { ground } from './PersonRow.tsx';

export function ClipboardList({ board: { clipboards, courts }, changed, own }: BoardView) {
  const w = useBoardWords();
  const colorOf = (order: number) => courts.find(({ court_order }) => court_order === order)?.color;
  return (
    <Section id="clipboards" title={w('clipboards.title')} count={clipboards.length}>
      {clipboards.length === 0 ? (
        <Nobody>{w('clipboards.empty')}</Nobody>
      ) : (
        <Box
          component="ul"
          aria-label={w('clipboards.title')}
          sx={{ ...plainList, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}
        >
          {clipboards.map((row) => (
            <Box
              key={row.id}
              component="li"
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1,
                minHeight: 40,
                pr: 1,
                borderRadius: 1,
                ...ground({
                  own: row.ref_id !== null && row.ref_id === own,
                  fresh: changed.has(clipboardKey(row.id)),
                }),
              }}
            >
              <CourtBadge court={row.court_num} color={colorOf(row.court_order)} />
              {knownNameOf(row)}
            </Box>
          ))}
        </Box>
      )}
    </Section>
  );
}
