import { useKeptFocus } from '@courtcrew/ui-kit/page/useKeptFocus.ts';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Place of a row's state and buttons; it keeps focus when they change. */
export function ActionPlace({ state, children }: { state: unknown; children: ReactNode }) {
  return (
    <Box
      ref={useKeptFocus(state)}
      tabIndex={-1}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        justifyContent: 'end',
        flex: 1,
        minHeight: 44,
      }}
    >
      {children}
    </Box>
  );
}
