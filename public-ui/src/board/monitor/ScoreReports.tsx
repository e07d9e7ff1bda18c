import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { isolated } from '@courtcrew/domain/kernel/isolated.ts';
import { getMonitoredMatches } from '@courtcrew/domain/scoring/contract.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { visuallyHidden } from '@courtcrew/ui-kit/theme/styles.ts';
import { catalogue, type Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Network } from './network.ts';

type Match = AnswerOf<typeof getMonitoredMatches>[number];

const REFRESH_MS = 30_000;

interface ScoreReportsProps {
  readonly tid: string;
  /** Without a network, only cards opened before can be reached. */
  readonly network: Network;
}

export function ScoreReports({ tid, network }: ScoreReportsProps) {
  const w = useScoreReportWords();
  const heading = useId();
  const { data: matches } = useCall(getMonitoredMatches, { params: { tid } }, { refreshEvery: REFRESH_MS });
  return (
    <section aria-labelledby={heading}>
      <Typography variant="h2" id={heading} sx={{ mb: 1.25 }}>
        {w('scores.title')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {matches?.map((match) => (
          <ScoreCardButton key={match.card} match={match} disabled={network === 'none'} />
        ))}
      </Box>
      {matches?.length === 0 && <Box sx={{ color: 'text.secondary' }}>{w('scores.none')}</Box>}
    </section>
  );
}

const team = (...names: readonly (string | null)[]): string =>
  names.flatMap((name) => (name ? isolated(name) : [])).join(' / ');

function ScoreCardButton({ match, disabled }: { readonly match: Match; readonly disabled: boolean }) {
  const w = useScoreReportWords();
  const { sid, court_num: court, t1p1_name, t1p2_name, t2p1_name, t2p2_name } = match;
  const teams = [team(t1p1_name, t1p2_name), team(t2p1_name, t2p2_name)];
  return (
    <Button
      component={AppAnchor}
      to={`/score/rpsr/${sid}`}
      variant="outlined"
      disabled={disabled}
      endIcon={<ChevronRight />}
      sx={{ minHeight: 56, px: 1.5, justifyContent: 'space-between', textAlign: 'left' }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <span style={visuallyHidden}>{w('scores.open')} </span>
        <Box sx={{ fontWeight: 650 }}>{w('scores.court', { court })}</Box>
        {teams.map((names, index) => (
          <Box key={index === 0 ? 'one' : 'other'} sx={{ typography: 'body2' }}>
            {names}
          </Box>
        ))}
      </Box>
    </Button>
  );
}

const scoreReportWords = {
  'scores.title': { en: 'Report scores', es: 'Informar resultados' },
  'scores.court': { en: 'Court {court}', es: 'Cancha {court}' },
  'scores.open': { en: 'Score card:', es: 'Planilla de resultados:' },
  'scores.none': {
    en: 'No match on your court waits for a score. Its score card appears here once the desk has notified the players.',
    es: 'Ningún partido de tu cancha espera su resultado. La planilla aparece aquí cuando la mesa avisa a los jugadores.',
  },
} as const satisfies Words;

const table = { ...catalogue, ...scoreReportWords };

const useScoreReportWords = () => useWordsOf(table);
