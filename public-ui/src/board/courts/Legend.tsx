import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { MedalBadge } from '@courtcrew/ui-kit/badges/BoardBadges.tsx';
import { ALL_LEVELS } from '@courtcrew/ui-kit/badges/levels.ts';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { plainList } from '../page/Section.tsx';
import { useOpenedWords } from '../words/opened.ts';

export function Legend() {
  const w = useOpenedWords();
  return (
    <Box
      component="ul"
      aria-label={w('legend.title')}
      sx={{ ...plainList, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, typography: 'body2' }}
    >
      {ALL_LEVELS.map(({ word, tone, public: letter }) => (
        <Meaning
          key={word}
          badge={
            <Badge tone={tone} square>
              {letter}
            </Badge>
          }
        >
          {w(word)}
        </Meaning>
      ))}
      <Meaning badge={<MedalBadge medal="gold" />}>{w('medal.gold')}</Meaning>
      <Meaning badge={<MedalBadge medal="bronze" />}>{w('medal.bronze')}</Meaning>
    </Box>
  );
}

const Meaning = ({ badge, children }: { badge: ReactNode; children: ReactNode }) => (
  <Box component="li" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center' }}>
    {badge}
    {children}
  </Box>
);
