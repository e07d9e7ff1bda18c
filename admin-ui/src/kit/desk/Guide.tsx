import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { Key } from './Key.tsx';

interface GuideProps {
  /** What is picked, and what comes next. */
  readonly text: string;
  readonly picked: boolean;
  /** Where the pick can be looked into; beside the text. */
  readonly beside?: ReactNode;
  /** What an unusual pick does. */
  readonly mode?: string | undefined;
  readonly keys: readonly KeyHint[];
  /** Buttons that stand in the place of the keys. */
  readonly acts?: ReactNode;
  readonly busy: boolean;
}

/** In the reader's language. */
export type KeyHint = readonly [name: string, does: string];

/** What is picked, what comes next, and the keys; always as high, so that the lists never jump. */
export function Guide({ text, picked, beside, mode, keys, acts, busy }: GuideProps) {
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        justifyContent: 'space-between',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        minHeight: 36,
        pb: 1,
        mb: 1,
      }}
    >
      <Box role="status" sx={{ flexShrink: 0, fontWeight: picked ? 650 : 400 }}>
        {text}
        {mode && (
          <Box component="span" sx={{ ml: 1, color: 'secondary.main', fontWeight: 650 }}>
            {mode}
          </Box>
        )}
      </Box>
      {beside}
      {acts ? <Box sx={ACTS}>{acts}</Box> : <Keys keys={keys} />}
      {busy && <LinearProgress sx={{ position: 'absolute', insetInline: 0, bottom: 0, height: 2 }} />}
    </Box>
  );
}

/** At the foot of the page on a phone, where they push no list away under a finger. */
const ACTS = {
  position: { xs: 'fixed', md: 'static' },
  zIndex: 'appBar',
  insetInline: 0,
  bottom: 0,
  p: { xs: 1, md: 0 },
  backgroundColor: { xs: 'background.paper', md: 'transparent' },
  borderTop: { xs: '1px solid var(--mui-palette-divider)', md: 'none' },
} as const;

/** In one line: hints it has no room for are left out, the last ones first. */
const Keys = ({ keys }: { readonly keys: readonly KeyHint[] }) => (
  <Box
    sx={{
      display: { xs: 'none', md: 'flex' },
      flex: 1,
      flexWrap: 'wrap',
      justifyContent: 'end',
      height: 24,
      overflow: 'hidden',
      gap: 1.5,
      color: 'text.secondary',
      typography: 'caption',
    }}
  >
    {keys.map(([name, does]) => (
      <Key key={name} name={name} does={does} />
    ))}
  </Box>
);
