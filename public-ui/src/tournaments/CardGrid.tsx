import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Cards side by side as room allows; a list to assistive technology. */
export const CardGrid = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    component="ul"
    aria-label={label}
    sx={{
      listStyle: 'none',
      p: 0,
      m: 0,
      display: 'grid',
      gap: { xs: 1.5, sm: 2 },
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
    }}
  >
    {children}
  </Box>
);
