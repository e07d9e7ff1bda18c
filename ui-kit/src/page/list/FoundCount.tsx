import Box from '@mui/material/Box';
import { visuallyHidden } from '../../theme/styles.ts';
import { useWordsOf } from '../../words/words.tsx';
import { unseenWords } from '../state/unseenWords.ts';

interface FoundCountProps {
  readonly search: string;
  /** Not known while the search waits for its answer, or is too short for one. */
  readonly count: number | undefined;
}

/** Tells screen readers how many a search leaves, where nothing that is seen says it. */
export function FoundCount({ search, count }: FoundCountProps) {
  const w = useWordsOf(unseenWords);
  return (
    <Box role="status" sx={visuallyHidden}>
      {search.trim() !== '' && count !== undefined && w('found', { count })}
    </Box>
  );
}
