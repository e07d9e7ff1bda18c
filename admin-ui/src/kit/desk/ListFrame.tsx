import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ListFrameProps {
  /** CSS heights by width of the screen; a list that scrolls needs one. */
  readonly height: Readonly<Record<string, string>>;
  readonly minHeight?: number;
  readonly children: ReactNode;
}

export const ListFrame = ({ height, minHeight = 320, children }: ListFrameProps) => (
  <Box
    sx={{
      height,
      minHeight,
      border: '1px solid var(--mui-palette-divider)',
      borderRadius: 1,
      backgroundColor: 'background.paper',
      overflow: 'hidden',
    }}
  >
    {children}
  </Box>
);
