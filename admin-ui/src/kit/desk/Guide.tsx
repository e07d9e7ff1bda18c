import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { Key } from './Key.tsx';

interface GuideProps {
  /** What is picked, and what comes next. */
  readonly text: string;
  readonly picked: boolean;
  /** What a pick does out of the ordinary. */
  readonly mode?: string | undefined;
  readonly keys: readonly KeyHint[];
  readonly busy: boolean;
}

/** A key, and what it does here, in the reader's language. */
export type KeyHint = readonly [name: string, does: string];

/** What is picked, what comes next, and the keys; always as high, so that the lists never jump. */
export function Guide({ text, picked, mode, keys, busy }: GuideProps) {
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        minHeight: 36,
        pb: 1,
        mb: 1,
      }}
    >
      <Box role="status" sx={{ fontWeight: picked ? 650 : 400 }}>
        {text}
        {mode && (
          <Box component="span" sx={{ ml: 1, color: 'secondary.main', fontWeight: 650 }}>
            {mode}
          </Box>
        )}
      </Box>
      <Box
        sx={{
          display: { xs: 'none', md: 'flex' },
          flexWrap: 'wrap',
          gap: 1.5,
          color: 'text.secondary',
          typography: 'caption',
        }}
      >
        {keys.map(([name, does]) => (
          <Key key={name} name={name} does={does} />
        ))}
      </Box>
      {busy && <LinearProgress sx={{ position: 'absolute', insetInline: 0, bottom: 0, height: 2 }} />}
    </Box>
  );
}
