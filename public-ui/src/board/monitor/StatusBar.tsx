import CloudOff from '@mui/icons-material/CloudOff';
import Sync from '@mui/icons-material/Sync';
import Wifi from '@mui/icons-material/Wifi';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { KeptCall } from './keptCall.ts';
import type { Network } from './network.ts';
import { type MonitorWord, useMonitorWords } from './words.ts';

interface Look {
  readonly icon: ReactNode;
  readonly word: MonitorWord;
  readonly color: string;
  readonly backgroundColor: string;
}

const looks: Readonly<Record<Network, Look>> = {
  connected: {
    icon: <Wifi />,
    word: 'monitor.connected',
    color: 'success.main',
    backgroundColor: 'background.paper',
  },
  none: {
    icon: <CloudOff />,
    word: 'monitor.noNetwork',
    color: 'warning.contrastText',
    backgroundColor: 'warning.main',
  },
  looking: {
    icon: <Sync />,
    word: 'monitor.looking',
    color: 'text.secondary',
    backgroundColor: 'background.paper',
  },
};

interface StatusBarProps {
  readonly network: Network;
  /** Calls sent once there is a network, in the order they were made. */
  readonly waiting: readonly KeptCall[];
  /** Outcome of a moment ago. */
  readonly told: MonitorWord | null;
  readonly onCancel: (call: KeptCall) => void;
}

/** An undelivered call must be the loudest thing on the page. */
const STUCK = { color: 'error.contrastText', backgroundColor: 'error.main', fontSize: '0.875rem' } as const;

/** For a moment, to be noticed from the corner of an eye. */
const JUST_TOLD = { color: 'success.contrastText', backgroundColor: 'success.main' } as const;

/** Always in sight: connection, waiting calls, the last outcome. One line that never grows and moves no button. */
export function StatusBar({ network, waiting, told, onCancel }: StatusBarProps) {
  const w = useMonitorWords();
  const { icon, word, color, backgroundColor } = looks[network];
  const newest = waiting.at(-1);
  const stuck = network === 'none' ? newest : undefined;
  // "Message Sent" beside an undelivered call would be read alone.
  const heard = told === 'monitor.sent' && newest ? null : told;
  const parts = [
    w(stuck ? 'monitor.notSent' : word),
    newest && w('monitor.waiting', { count: waiting.length }),
    heard && w(heard),
  ];
  return (
    <Box
      role="status"
      aria-live={stuck ? 'assertive' : 'polite'}
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 10,
        px: 2,
        height: 48,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        fontWeight: 650,
        whiteSpace: 'nowrap',
        borderBottom: '1px solid var(--mui-palette-divider)',
        backgroundColor,
        color,
        ...(heard && network === 'connected' && JUST_TOLD),
        ...(stuck && STUCK),
      }}
    >
      {icon}
      <span>{parts.filter(Boolean).join(' · ')}</span>
      {stuck && <NotSent call={stuck} onCancel={onCancel} />}
    </Box>
  );
}

interface NotSentProps {
  readonly call: KeptCall;
  readonly onCancel: (call: KeptCall) => void;
}

/** Names the undelivered call, with a way to discard it. It overlays the page, so that nothing moves under a thumb. */
function NotSent({ call, onCancel }: NotSentProps) {
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
