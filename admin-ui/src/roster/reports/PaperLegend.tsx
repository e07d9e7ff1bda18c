import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { ALL_LEVELS } from '@courtcrew/ui-kit/badges/levels.ts';
import { useWords } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { SeatMark } from '../parts/SeatMark.tsx';
import type { SeatStatus } from '../schedule/lines.ts';
import { useDeskWords } from '../words.ts';

const STATUSES: readonly SeatStatus[] = ['confirmed', 'selected', 'applied'];

export function PaperLegend({ applied }: { readonly applied: boolean }) {
  const d = useDeskWords();
  const w = useWords();
  return (
    <Box
      component="ul"
      aria-label={d('schedule.legend')}
      className="keep-together"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}
    >
      {STATUSES.filter((status) => applied || status !== 'applied').map((status) => (
        <Meaning key={status} mark={<SeatMark status={status} />}>
          {d(`status.${status}`)}
        </Meaning>
      ))}
      {ALL_LEVELS.map(({ word, tone, management }) => (
        <Meaning
          key={word}
          mark={
            <Badge tone={tone} square>
              {management}
            </Badge>
          }
        >
          {w(word)}
        </Meaning>
      ))}
    </Box>
  );
}

const Meaning = ({ mark, children }: { readonly mark: ReactNode; readonly children: ReactNode }) => (
  <Box component="li" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center' }}>
    {mark}
    {children}
  </Box>
);
