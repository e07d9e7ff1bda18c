import CloudOff from '@mui/icons-material/CloudOff';
import Sync from '@mui/icons-material/Sync';
import Wifi from '@mui/icons-material/Wifi';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Network } from './network.ts';
import { type MonitorSay, useMonitorWords } from './words.ts';

interface Look {
  readonly icon: ReactNode;
  readonly word: Parameters<MonitorSay>[0];
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
  /** Calls on this phone that go out as soon as there is a network. */
  readonly waiting: number;
  /** Whether the page can be loaded again without a network. */
  readonly isKept: boolean;
}

/** Always in sight: whether a call would get through, and how many have not yet. */
export function StatusBar({ network, waiting, isKept }: StatusBarProps) {
  const w = useMonitorWords();
  const { icon, word, color, backgroundColor } = looks[network];
  const isOffline = network === 'none';
  return (
    <Box
      role="status"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 10,
        px: 2,
        py: 1,
        minHeight: 44,
        display: 'grid',
        alignContent: 'center',
        justifyItems: 'center',
        borderBottom: '1px solid var(--mui-palette-divider)',
        backgroundColor,
        color,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 650 }}>
        {icon}
        {w(word)}
        {waiting > 0 && ` · ${w('monitor.waiting', { count: waiting })}`}
      </Box>
      {isOffline && (
        <Box sx={{ typography: 'body2', textAlign: 'center' }}>
          {w('monitor.canCall')} {!isKept && w('monitor.keepOpen')}
        </Box>
      )}
    </Box>
  );
}
