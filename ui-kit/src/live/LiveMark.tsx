import Sync from '@mui/icons-material/Sync';
import Box from '@mui/material/Box';
import { clock, ownZone } from '../time/format.ts';
import { useSpeech, useWords } from '../words/words.tsx';
import type { LiveState } from './connection.ts';

interface LiveMarkProps {
  readonly state: LiveState;
  /** Zone to say the last update in; the reader's own without. */
  readonly zone?: string;
}

/** "live", or "last update 10:42 AM, reconnecting". */
export function LiveMark({ state, zone = ownZone() }: LiveMarkProps) {
  const w = useWords();
  const { language } = useSpeech();
  if (state.status === 'idle' || state.status === 'connecting') return null;
  const live = state.status === 'live';
  const time = state.heard === null ? '-' : clock(new Date(state.heard).toISOString(), zone, language);
  return (
    <Box
      role="status"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        typography: 'body2',
        color: live ? 'success.main' : 'warning.main',
      }}
    >
      {live ? (
        <Box sx={{ width: 9, height: 9, borderRadius: '50%', backgroundColor: 'currentColor' }} />
      ) : (
        <Sync sx={{ fontSize: '1rem' }} />
      )}
      {live ? w('live.live') : w('live.reconnecting', { time })}
    </Box>
  );
}
