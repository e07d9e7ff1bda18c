import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';
import { useWords } from '../../words/words.tsx';

interface ProgressProps {
  /** Name of the work: "Sending emails". */
  readonly label: string;
  readonly done: number;
  /** Null while the amount is unknown. */
  readonly total: number | null;
}

export function Progress({ label, done, total }: ProgressProps) {
  const w = useWords();
  const id = useId();
  const known = total !== null && total > 0;
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, typography: 'body2' }}>
        <span id={id}>{label}</span>
        {known && <Box sx={{ color: 'text.secondary' }}>{w('work.progress', { done, total })}</Box>}
      </Box>
      <LinearProgress
        aria-labelledby={id}
        variant={known ? 'determinate' : 'indeterminate'}
        value={known ? Math.min(100, (100 * done) / total) : undefined}
        sx={{ height: 6, borderRadius: 3 }}
      />
    </Box>
  );
}
