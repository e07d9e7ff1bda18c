import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { LanguageButton } from '@courtcrew/ui-kit/app/LanguageButton.tsx';
import { SchemeButton } from '@courtcrew/ui-kit/theme/SchemeButton.tsx';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useMonitorWords } from './words.ts';

interface MonitorFrameProps {
  readonly status: ReactNode;
  /** Other pages are not kept for dead networks, so nothing leads to them then. */
  readonly canLeave: boolean;
  readonly children: ReactNode;
}

const COLUMN = { width: '100%', maxWidth: 'sm', mx: 'auto', px: { xs: 2, sm: 3 } };

/** The whole phone for one task: no navigation to miss a button for, or to get lost with. */
export function MonitorFrame({ status, canLeave, children }: MonitorFrameProps) {
  const w = useMonitorWords();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      {status}
      <Box component="main" id="content" sx={{ ...COLUMN, flex: 1, py: 2 }}>
        {children}
      </Box>
      <Box component="footer" sx={{ ...COLUMN, display: 'flex', alignItems: 'center', py: 1 }}>
        {canLeave && (
          <AppLink to="/" color="inherit" sx={{ py: 1.5 }}>
            {w('nav.home')}
          </AppLink>
        )}
        <Box sx={{ ml: 'auto', display: 'flex' }}>
          <LanguageButton />
          <SchemeButton />
        </Box>
      </Box>
    </Box>
  );
}
