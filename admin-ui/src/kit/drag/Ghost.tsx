import Box from '@mui/material/Box';

/** Follows the pointer and never receives its events. */
export const Ghost = ({ name, place }: { name: string; place: (element: HTMLElement | null) => void }) => (
  <Box
    ref={place}
    aria-hidden
    sx={{
      position: 'fixed',
      top: 0,
      left: 0,
      zIndex: 40,
      pointerEvents: 'none',
      px: 1.25,
      py: 0.5,
      borderRadius: 1,
      fontWeight: 650,
      fontSize: '0.8125rem',
      color: 'secondary.contrastText',
      backgroundColor: 'secondary.main',
    }}
  >
    {name}
  </Box>
);
