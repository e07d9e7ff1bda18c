import { useKeptFocus } from '@courtcrew/ui-kit/page/useKeptFocus.ts';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Where a row's state and buttons stand; it keeps the focus when they change with the state. */
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
