import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Fields side by side, as many as there is room for. */
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

/** A field, or a group of them, over the whole width. */
export const Wide = ({ children }: { children: ReactNode }) => (
  <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2 }}>{children}</Box>
);
