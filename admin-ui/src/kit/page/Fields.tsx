import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** As many columns as fit. */
export const Fields = ({ children, min = 220 }: { children: ReactNode; min?: number }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}px, 100%), 1fr))`,
    }}
  >
    {children}
  </Box>
);

export const Wide = ({ children }: { children: ReactNode }) => (
  <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2 }}>{children}</Box>
);
