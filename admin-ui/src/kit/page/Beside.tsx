import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

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
