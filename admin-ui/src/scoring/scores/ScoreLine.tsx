import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { isolated } from '@courtcrew/domain/kernel/isolated.ts';
import type { getScores } from '@courtcrew/domain/scoring/contract.ts';
import { GAMES } from '@courtcrew/domain/scoring/model.ts';
import { CourtBadge } from '@courtcrew/ui-kit/badges/BoardBadges.tsx';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useScoreWords } from '../words.ts';

type Card = AnswerOf<typeof getScores>[number];

const team = (...names: readonly (string | null)[]): string =>
  names.flatMap((name) => (name ? isolated(name) : [])).join(' / ');

interface ScoreLineProps {
  readonly card: Card;
  /** What else stands with it. */
  readonly children?: ReactNode;
}

/** One match as it stands: court, teams with their scores, and whether it was submitted. */
export function ScoreLine({ card, children }: ScoreLineProps) {
  const w = useScoreWords();
  const games = GAMES.filter(
    (game) => card[`t1_g${game}_score`] !== null || card[`t2_g${game}_score`] !== null,
  );
  const rows = [
    { name: team(card.t1p1_name, card.t1p2_name), number: 1, won: card.winner === true },
    { name: team(card.t2p1_name, card.t2p2_name), number: 2, won: card.winner === false },
  ] as const;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gap: 1.5,
        alignItems: 'center',
        p: 1.5,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <CourtBadge court={card.court_num} />
      <Box sx={{ display: 'grid', gap: 0.25 }}>
        {rows.map(({ name, number, won }) => (
          <Box key={number} sx={{ display: 'flex', gap: 1.5, fontWeight: won ? 700 : 400 }}>
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
            </Box>
            {games.map((game) => (
              <Box component="span" key={game} sx={{ width: 28, textAlign: 'right' }}>
                {card[`t${number}_g${game}_score`] ?? '–'}
              </Box>
            ))}
          </Box>
        ))}
        {card.submitted && (
          <Box component="small" sx={{ color: 'text.secondary' }}>
            {w('score.submitted')}
          </Box>
        )}
        {children}
      </Box>
    </Box>
  );
}
