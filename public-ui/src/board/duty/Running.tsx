import { visuallyHidden } from '@courtcrew/ui-kit/theme/styles.ts';
import { Elapsed } from '@courtcrew/ui-kit/time/Elapsed.tsx';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import { type BoardWord, useBoardWords } from '../words.ts';

interface RunningProps {
  readonly word: BoardWord;
  /** UTC instant. */
  readonly since: string;
}

export function Running({ word, since }: RunningProps) {
  const w = useBoardWords();
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        whiteSpace: 'nowrap',
        typography: 'body2',
        color: 'text.secondary',
        fontVariantNumeric: 'tabular-nums',
        '& svg': { fontSize: '1rem' },
      }}
    >
      <Schedule />
      <span style={visuallyHidden}>{w(word)} </span>
      <Elapsed since={since} />
    </Box>
  );
}
