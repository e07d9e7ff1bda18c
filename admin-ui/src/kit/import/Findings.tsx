import type { Finding } from '@courtcrew/domain/contract/importing.ts';
import { said } from '@courtcrew/ui-kit/words/said.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useImportWords } from './words.ts';

/** Named one by one; a file with a wrong column would name thousands. */
const NAMED = 12;

interface FindingsProps {
  readonly findings: readonly Finding[];
  /** What is said when there are none. */
  readonly clean: string;
}

/** What is wrong with the file, or that nothing is. */
export function Findings({ findings, clean }: FindingsProps) {
  const w = useImportWords();
  if (findings.length === 0) return <Alert severity="success">{clean}</Alert>;
  const say = ({ row, column, text: fault }: Finding): string => {
    const text = said(fault);
    if (row === 0) return w('import.inFile', { column, text }).trim();
    return column === '' ? w('import.wholeRow', { row, text }) : w('import.inRow', { row, column, text });
  };
  return (
    <Alert severity="error">
      {w('import.faulty', { count: findings.length })}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {findings.slice(0, NAMED).map((finding) => (
          <li key={`${finding.row} ${finding.column} ${finding.text}`}>{say(finding)}</li>
        ))}
        {findings.length > NAMED && <li>{w('import.more', { count: findings.length - NAMED })}</li>}
      </Box>
    </Alert>
  );
}
