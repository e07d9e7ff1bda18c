import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import Box from '@mui/material/Box';
import { useDesk } from '../../kit/desk/desk.ts';
import { actsColumn } from '../../kit/table/columns.ts';
import { useScoreWords } from '../words.ts';
import { ScoreActs } from './ScoreActs.tsx';
import { doubtsText, gamesText, type ScoreRow, typeText, winnerText } from './scores.ts';

/** A match with what was reported of it. */
export function useScoreColumns(): readonly Column<ScoreRow>[] {
  const w = useScoreWords();
  const { time_zone: zone } = useDesk();
  const time = (key: 'notified' | 'submitted' | 'finished', hidden = false): Column<ScoreRow> => ({
    ...{ key, label: w(`score.${key}`) },
    ...{ type: 'datedTime', zone, hidden },
  });
  return [
    { key: 'court_num', label: w('score.court') },
    { key: 'team1', label: w('score.team', { team: 1 }), primary: true },
    { key: 'team2', label: w('score.team', { team: 2 }) },
    {
      key: 'games',
      label: w('score.games'),
      unsorted: true,
      value: gamesText,
      cell: (row) => (
        <b style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{gamesText(row)}</b>
      ),
    },
    { key: 'winner', label: w('score.winner'), unsorted: true, value: winnerText },
    {
      key: 'check',
      label: w('score.check'),
      unsorted: true,
      value: (row) => doubtsText(row, w),
      cell: (row) => {
        const doubts = doubtsText(row, w);
        return doubts && <Box sx={{ color: 'warning.main', fontWeight: 600 }}>{doubts}</Box>;
      },
    },
    {
      key: 'match_type',
      label: w('score.type'),
      value: ({ match_type, gold }) =>
        [typeText(match_type, w), ...(gold ? [w('score.gold')] : [])].join(', '),
    },
    time('notified'),
    time('submitted'),
    time('finished', true),
    { key: 'signature', label: w('score.signature'), unsorted: true, hidden: true },
    { key: 'sysid', label: w('score.sysid'), unsorted: true, hidden: true },
    actsColumn(w('table.actions'), (row) => <ScoreActs row={row} />),
  ];
}
