import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { auxKey } from '@courtcrew/ui-kit/board/changes.ts';
import { useAuxTitle } from '@courtcrew/ui-kit/board/useAuxTitle.ts';
import Box from '@mui/material/Box';
import { Nobody, plainList, Section } from '../page/Section.tsx';
import type { BoardView } from '../page/view.ts';
import { useBoardWords } from '../words.ts';
import { PersonRow } from './PersonRow.tsx';
import { Running } from './Running.tsx';

export function AuxList({ board: { aux }, changed, own }: BoardView) {
  const w = useBoardWords();
  const auxTitle = useAuxTitle();
  return (
    <Section id="aux" title={w('aux.title')} count={aux.length}>
      {aux.length === 0 ? (
        <Nobody>{w('aux.empty')}</Nobody>
      ) : (
        <Box component="ul" aria-label={w('aux.title')} sx={plainList}>
          {aux.map((row) => (
            <PersonRow
              key={row.id}
              person={row}
              own={row.ref_id === own}
              fresh={changed.has(auxKey(row.id))}
              details={
                <>
                  <span>{auxTitle(row)}</span>
                  {row.court_num && <span>{w('aux.court', { court: row.court_num })}</span>}
                  {row.tag && <Badge tone="plain">{row.tag}</Badge>}
                  {row.note && <Box sx={{ overflowWrap: 'anywhere' }}>{row.note}</Box>}
                </>
              }
              end={<Running word="aux.running" since={row.start_time} />}
            />
          ))}
        </Box>
      )}
    </Section>
  );
}
