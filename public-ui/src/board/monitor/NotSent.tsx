import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { KeptCall } from './keptCall.ts';
import { useMonitorWords } from './words.ts';

interface NotSentProps {
  /** The newest undelivered call. */
  readonly call: KeptCall;
  readonly onCancel: (call: KeptCall) => void;
}

/** Names the undelivered call, with a way to discard it. It overlays the page, so that nothing moves under a thumb. */
export function NotSent({ call, onCancel }: NotSentProps) {
  const w = useMonitorWords();
  const { type, court_num } = call.body;
  return (
    <Box
      sx={{
        position: 'absolute',
        top: '100%',
        left: 0,
        right: 0,
        px: 2,
        minHeight: 48,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        color: 'error.contrastText',
        backgroundColor: 'error.dark',
      }}
    >
      <span>
        {w(`call.${type}`)} · {w('monitor.court', { court: court_num })}
      </span>
      <Button color="inherit" variant="outlined" onClick={() => onCancel(call)} sx={{ minHeight: 44 }}>
        {w('action.cancel')}
      </Button>
    </Box>
  );
}
