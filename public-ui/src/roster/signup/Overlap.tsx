import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import Box from '@mui/material/Box';
import { useRosterWords } from '../words.ts';
import { type Clash, useClashText } from './clash.ts';

/** Says which own shift stands in the way, with the way to it. */
export function Overlap({ clash }: { clash: Clash }) {
  const w = useRosterWords();
  const textOf = useClashText();
  return (
    <Box
      role="alert"
      sx={{
        flexBasis: '100%',
        color: 'error.main',
        typography: 'body2',
        textAlign: 'right',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      }}
    >
      {textOf(clash)}{' '}
      <AppLink to="/profile/signupReport" color="inherit" sx={{ fontWeight: 600 }}>
        {w('nav.mySchedule')}
      </AppLink>
    </Box>
  );
}
