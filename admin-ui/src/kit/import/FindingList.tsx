import type { Finding } from '@courtcrew/domain/contract/importing.ts';
import { localized } from '@courtcrew/ui-kit/words/localized.ts';
import Box from '@mui/material/Box';
import { useImportWords } from './words.ts';

/** A wrong column would produce thousands. */
const NAMED = 12;

/** What is wrong with a file and its rows, as a list whose length is bounded. */
export function FindingList({ findings }: { readonly findings: readonly Finding[] }) {
  const w = useImportWords();
  const say = ({ row, column, text: fault, template }: Finding): string => {
    const text = localized(fault, template);
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
