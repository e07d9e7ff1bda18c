import Box from '@mui/material/Box';
import { useWords } from '../words/words.tsx';

export function SkipLink() {
  const w = useWords();
  return (
    <Box
      component="a"
      href="#content"
      className="no-print"
      sx={{
        position: 'absolute',
        left: 12,
        top: -80,
        zIndex: 2000,
        px: 2,
        py: 1.25,
        borderRadius: 1,
        backgroundColor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 600,
        '&:focus': { top: 12 },
      }}
    >
      {w('shell.skip')}
    </Box>
  );
}
