import { getActiveMatches } from '@courtcrew/domain/scoring/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import Box from '@mui/material/Box';
import { useParams } from 'react-router';
import { useDesk } from '../kit/desk/desk.ts';
import { NotifyForm } from './notify/NotifyForm.tsx';
import { ScoreHeader, ScorePage } from './ScorePage.tsx';
import { CardHistory } from './scores/CardHistory.tsx';
import { CardLink } from './scores/CardLink.tsx';
import { ScoreLine } from './scores/ScoreLine.tsx';
import { REFRESH_MS } from './scores/scores.ts';
import { useScoreWords } from './words.ts';

/** The score card of what is played on a court; where there is none yet, its players are notified from here. */
export function CourtScore() {
  const w = useScoreWords();
  const { court = '' } = useParams();
  return (
    <ScorePage>
      <ScoreHeader title={w('score.ofCourt', { court })} />
      <Cards court={court} />
    </ScorePage>
  );
}

function Cards({ court }: { readonly court: string }) {
  const { tid } = useDesk();
  const active = useCall(getActiveMatches, { params: { tid } }, { refreshEvery: REFRESH_MS });
  return (
    <Answered
      of={active}
      empty={<NotifyForm court={court} />}
      isEmpty={(cards) => cards.every(({ court_num }) => court_num !== court)}
    >
      {(cards) => (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2, maxWidth: 720 }}>
          {cards
            .filter(({ court_num }) => court_num === court)
            .map((card) => (
              <ScoreLine key={card.card} card={card}>
                <CardLink sid={card.sid} />
                <CardHistory sid={card.sid} />
              </ScoreLine>
            ))}
        </Box>
      )}
    </Answered>
  );
}
