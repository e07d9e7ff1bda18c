import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { previewTournamentBulk } from '@courtcrew/domain/tournaments/contract.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { usePlatformWords } from '../words.ts';

export type Preview = AnswerOf<typeof previewTournamentBulk>;
export type Finding = Preview['findings'][number];

/** Named one by one; a file with a wrong column would name thousands. */
const NAMED = 12;

/** What is wrong with the file, or that nothing is. */
export function Findings({ findings, count }: { findings: readonly Finding[]; count: number }) {
  const w = usePlatformWords();
  if (findings.length === 0) return <Alert severity="success">{w('bulk.clean', { count })}</Alert>;
  const say = ({ row, column, text }: Finding): string => {
    if (row === 0) return w('bulk.inFile', { column, text }).trim();
    return column === '' ? w('bulk.wholeRow', { row, text }) : w('bulk.inRow', { row, column, text });
  };
  return (
    <Alert severity="error">
      {w('bulk.faulty', { count: findings.length })}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {findings.slice(0, NAMED).map((finding) => (
          <li key={`${finding.row} ${finding.column} ${finding.text}`}>{say(finding)}</li>
        ))}
        {findings.length > NAMED && <li>{w('bulk.more', { count: findings.length - NAMED })}</li>}
      </Box>
    </Alert>
  );
}
