import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Two parts of a screen side by side, one below the other where there is no width for both. */
export const Beside = ({ gap = 4, children }: { readonly gap?: number; readonly children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
    }}
  >
    {children}
  </Box>
);
