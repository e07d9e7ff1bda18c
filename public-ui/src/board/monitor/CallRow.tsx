import type { NotificationType } from '@courtcrew/domain/board/model.ts';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useMonitorWords } from './words.ts';

interface CallRowProps {
  readonly type: NotificationType;
  readonly court: string;
  readonly message: string | null;
  readonly icon: ReactNode;
  readonly color: 'text.secondary' | 'success.main' | 'warning.main' | 'error.main';
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

export function CallRow({ type, court, message, icon, color, children, actions }: CallRowProps) {
  const w = useMonitorWords();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        p: 1.5,
        border: '1px solid var(--mui-palette-divider)',
        borderRadius: 1,
        backgroundColor: 'background.paper',
        '& > svg': { mt: 0.25, color },
      }}
    >
      {icon}
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 650 }}>
          {w(`call.${type}`)} · {w('monitor.court', { court })}
        </Box>
        {message && <Box sx={{ typography: 'body2', whiteSpace: 'pre-wrap' }}>{message}</Box>}
        <Box sx={{ typography: 'body2', color }}>{children}</Box>
        {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>{actions}</Box>}
      </Box>
    </Box>
  );
}
