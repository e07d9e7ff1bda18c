import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { isolated } from '@courtcrew/domain/kernel/isolated.ts';
import { getPublicScores } from '@courtcrew/domain/scoring/contract.ts';
import { GAMES } from '@courtcrew/domain/scoring/model.ts';
import { getTournamentName } from '@courtcrew/domain/tournaments/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { LiveMark } from '@courtcrew/ui-kit/live/LiveMark.tsx';
import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Box from '@mui/material/Box';
import { useParams } from 'react-router';
import { isUnknown, UnknownTournament } from '../board/index.ts';
import { usePublicScoreWords } from './words.ts';

type Score = AnswerOf<typeof getPublicScores>[number];

const REFRESH_MS = 600_000;

/** `/scores/{tid}`: live scores of a tournament that publishes them. */
export function ScoresPage() {
  const w = usePublicScoreWords();
  const { tid = '' } = useParams();
  const live = useRoom(`score:${tid}`, { refreshes: [getPublicScores], also: ['score'] });
  const tournament = useCall(getTournamentName, { params: { tid } });
  const scores = useCall(getPublicScores, { params: { tid } }, { refreshEvery: REFRESH_MS });
  if (isUnknown(scores.error)) return <UnknownTournament />;
  const { name, time_zone: zone } = tournament.data ?? {};
  return (
    <>
      <PageHeader
        title={w('scores.title')}
        about={
          <>
            <span>{name}</span> {zone && <LiveMark state={live} zone={zone} />}
          </>
        }
      />
      <Answered
        of={scores}
        loading="list"
        rows={8}
        empty={<EmptyState title={w('scores.none')} text={w('scores.noneHelp')} />}
      >
        {(rows) => (
          <Box
            component="ul"
            sx={{
              ...{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 },
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {rows.map((score) => (
              <ScoreItem key={score.card} score={score} />
            ))}
          </Box>
        )}
      </Answered>
    </>
  );
}

const named = (...names: readonly (string | null)[]): string =>
  names.flatMap((name) => (name ? isolated(name) : [])).join(' / ');

function ScoreItem({ score }: { readonly score: Score }) {
  const w = usePublicScoreWords();
  const games = GAMES.filter(
    (game) => score[`t1_g${game}_score`] !== null || score[`t2_g${game}_score`] !== null,
  );
  const teams = [
    { team: 1, name: named(score.t1p1_name, score.t1p2_name), won: score.winner === true },
    { team: 2, name: named(score.t2p1_name, score.t2p2_name), won: score.winner === false },
  ] as const;
  return (
    <Box component="li" sx={{ p: 1.5, border: '1px solid', borderColor: 'divider', borderRadius: 1 }}>
      <Box sx={{ display: 'flex', gap: 1.5, color: 'text.secondary', typography: 'body2' }}>
        {score.court_num && <span>{w('scores.court', { court: score.court_num })}</span>}
        <span>{w(score.submitted ? 'scores.final' : 'scores.playing')}</span>
      </Box>
      {teams.map(({ team, name, won }) => (
        <Box key={team} sx={{ display: 'flex', gap: 1.5, fontWeight: won ? 700 : 400 }}>
          <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {name} {won && <small>{w('scores.won')}</small>}
          </Box>
          {games.map((game) => (
            <Box key={game} component="span" sx={{ width: 28, textAlign: 'right' }}>
              {score[`t${team}_g${game}_score`] ?? '–'}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
