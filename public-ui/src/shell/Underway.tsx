import { useWords } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';

/** Answers a tap at once while the next screen is still on its way. */
export function Underway() {
  const w = useWords();
  return (
    // Said by itself: it stands beside all landmarks, where nobody would look for it.
    <div role="status">
      <Box
        role="progressbar"
        aria-label={w('state.loading')}
        sx={{
          position: 'fixed',
          top: 0,
          left: 0,
          height: 4,
          zIndex: 'tooltip',
          backgroundColor: 'primary.main',
          '@keyframes underway': { from: { width: '15%' }, to: { width: '90%' } },
          animation: 'underway 6s cubic-bezier(0.1, 0.6, 0.3, 1) both',
        }}
      />
    </div>
  );
}
