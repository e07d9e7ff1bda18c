import { getScores } from '@courtcrew/domain/scoring/contract.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDesk } from '../kit/desk/desk.ts';
import { Beside } from '../kit/page/layout.tsx';
import { NotifyForm } from './notify/NotifyForm.tsx';
import { ScoreHeader, ScorePage } from './ScorePage.tsx';
import { ScoreLine } from './scores/ScoreLine.tsx';
import { REFRESH_MS } from './scores/scores.ts';
import { useScoreWords } from './words.ts';

const LINKS = [
  ['/score/admin/scores', 'staff.scores'],
  ['/score/admin/getMatches', 'staff.activeMatches'],
  ['/score/admin/pastscores', 'staff.pastScores'],
  ['/score/admin/setup', 'staff.players'],
] as const;

/** Scores as they come in, beside the notification of players. */
export function ScoreHome() {
  const w = useScoreWords();
  const links = LINKS.map(([to, title]) => (
    <Button key={to} component={AppAnchor} to={to} variant="outlined">
      {w(title)}
    </Button>
  ));
  return (
    <ScorePage>
      <ScoreHeader title={w('staff.scoring')} actions={links} />
      <Beside>
        <NotifyForm />
        <Latest />
      </Beside>
    </ScorePage>
  );
}

function Latest() {
  const w = useScoreWords();
  const { tid } = useDesk();
  const scores = useCall(getScores, { params: { tid } }, { refreshEvery: REFRESH_MS });
  return (
    <section aria-labelledby="latest-scores">
      <Box component="h2" id="latest-scores" sx={{ fontSize: '1.125rem', m: 0, mb: 1.5 }}>
        {w('staff.scores')}
      </Box>
      <Answered
        of={scores}
        loading="list"
        rows={6}
        empty={<EmptyState title={w('score.none')} text={w('score.noneHelp')} />}
      >
        {(rows) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
            {rows.map((card) => (
              <ScoreLine key={card.card} card={card} />
            ))}
          </Box>
        )}
      </Answered>
    </section>
  );
}
