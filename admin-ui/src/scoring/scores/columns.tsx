import { datedMoment } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { useDesk } from '../../kit/desk/desk.ts';
import { fileTime } from '../../kit/report/column.ts';
import { actsColumn, type ListColumn } from '../../kit/rest/list/columns.ts';
import { useScoreWords } from '../words.ts';
import { ScoreActs } from './ScoreActs.tsx';
import { doubtsText, gamesText, type ScoreRow, typeText, winnerText } from './scores.ts';

/** A match with what was reported of it. */
export function useScoreColumns(): readonly ListColumn<ScoreRow>[] {
  const w = useScoreWords();
  const { language } = useSpeech();
  const { time_zone: zone } = useDesk();
  const time = (source: 'notified' | 'submitted' | 'finished', hidden = false): ListColumn<ScoreRow> => ({
    source,
    label: w(`score.${source}`),
    hidden,
    text: ({ [source]: iso }) => iso && datedMoment(iso, zone, language),
    file: ({ [source]: iso }) => iso && fileTime(iso, zone),
  });
  return [
    { source: 'court_num', label: w('score.court'), text: ({ court_num }) => court_num },
    { source: 'team1', label: w('score.team', { team: 1 }), primary: true, text: ({ team1 }) => team1 },
    { source: 'team2', label: w('score.team', { team: 2 }), text: ({ team2 }) => team2 },
    {
      source: 'games',
      label: w('score.games'),
      unsorted: true,
      text: gamesText,
      cell: (row) => (
        <b style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{gamesText(row)}</b>
      ),
    },
    { source: 'winner', label: w('score.winner'), unsorted: true, text: winnerText },
    {
      source: 'check',
      label: w('score.check'),
      unsorted: true,
      text: (row) => doubtsText(row, w),
      cell: (row) => {
        const doubts = doubtsText(row, w);
        return doubts && <Box sx={{ color: 'warning.main', fontWeight: 600 }}>{doubts}</Box>;
      },
    },
    {
      source: 'match_type',
      label: w('score.type'),
      text: ({ match_type, gold }) =>
        [typeText(match_type, w), ...(gold ? [w('score.gold')] : [])].join(', '),
    },
    time('notified'),
    time('submitted'),
    time('finished', true),
    {
      source: 'signature',
      label: w('score.signature'),
      unsorted: true,
      hidden: true,
      text: ({ signature }) => signature,
    },
    { source: 'sysid', label: w('score.sysid'), unsorted: true, hidden: true, text: ({ sysid }) => sysid },
    actsColumn(w('table.actions'), (row) => <ScoreActs row={row} />),
  ];
}
