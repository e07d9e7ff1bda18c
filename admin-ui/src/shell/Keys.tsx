import Box from '@mui/material/Box';

/** Keyboard shortcut shown in a button. */
export const Keys = ({ children }: { children: string }) => (
  <Box
    component="kbd"
    sx={{
      display: { xs: 'none', md: 'inline' },
      ml: 1.25,
      px: 0.75,
      py: 0.125,
      borderRadius: '5px',
      border: '1px solid var(--mui-palette-divider)',
      font: 'inherit',
      fontSize: '0.75rem',
    }}
  >
    {children}
  </Box>
);
