import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A row's state and buttons; focus goes to it when the pressed button is removed. */
export function ActionPlace({ children }: { children: ReactNode }) {
  return (
    <Box
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
