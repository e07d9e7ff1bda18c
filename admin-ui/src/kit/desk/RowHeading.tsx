import Box from '@mui/material/Box';

export const RowHeading = ({ text }: { text: string }) => (
  <Box
    sx={{
      px: 1.5,
      height: '100%',
      display: 'flex',
      alignItems: 'end',
      pb: 0.5,
      typography: 'overline',
      color: 'text.secondary',
      backgroundColor: 'background.default',
    }}
  >
    {text}
  </Box>
);
