import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface RowHeadingProps {
  readonly text: string;
  /** At the end of the line. */
  readonly children?: ReactNode;
}

export const RowHeading = ({ text, children }: RowHeadingProps) => (
  <Box
    sx={{
      px: 1.5,
      height: '100%',
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'end',
      gap: 1,
      pb: 0.5,
      typography: 'overline',
      color: 'text.secondary',
      backgroundColor: 'background.default',
    }}
  >
    <span>{text}</span>
    {children && (
      <Box component="span" sx={{ typography: 'caption', textTransform: 'none' }}>
        {children}
      </Box>
    )}
  </Box>
);
