import type { Finding } from '@courtcrew/domain/contract/importing.ts';
import { said } from '@courtcrew/ui-kit/words/said.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useImportWords } from './words.ts';

/** A wrong column would produce thousands. */
const NAMED = 12;

interface FindingsProps {
  readonly findings: readonly Finding[];
  readonly notes: readonly Finding[];
  /** Text without findings; null while a question is open. */
  readonly clean: string | null;
}

export function Findings({ findings, notes, clean }: FindingsProps) {
  const w = useImportWords();
  return (
    <>
      {findings.length > 0 && (
        <Alert severity="error">
          {w('import.faulty', { count: findings.length })}
          <FindingList findings={findings} />
        </Alert>
      )}
      {notes.length > 0 && (
        <Alert severity="warning">
          <FindingList findings={notes} />
        </Alert>
      )}
      {findings.length === 0 && clean !== null && <Alert severity="success">{clean}</Alert>}
    </>
  );
}

function FindingList({ findings }: { readonly findings: readonly Finding[] }) {
  const w = useImportWords();
  const say = ({ row, column, text: fault, template }: Finding): string => {
    const text = said(fault, template);
    if (row === 0) return column === '' ? text : w('import.inFile', { column, text });
    return column === '' ? w('import.wholeRow', { row, text }) : w('import.inRow', { row, column, text });
  };
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
      {findings.slice(0, NAMED).map((finding) => (
        <li key={`${finding.row} ${finding.column} ${finding.text}`}>{say(finding)}</li>
      ))}
      {findings.length > NAMED && <li>{w('import.more', { count: findings.length - NAMED })}</li>}
    </Box>
  );
}
