import Box from '@mui/material/Box';

/** A hash, to be compared letter by letter. */
export const Root = ({ of }: { of: string }) => (
  <Box component="code" sx={{ overflowWrap: 'anywhere', fontSize: '0.85em' }}>
    {of}
  </Box>
);
