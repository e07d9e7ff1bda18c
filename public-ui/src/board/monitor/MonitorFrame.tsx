import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { LanguageButton } from '@courtcrew/ui-kit/app/LanguageButton.tsx';
import { SchemeButton } from '@courtcrew/ui-kit/theme/SchemeButton.tsx';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { useMonitorWords } from './words.ts';

interface MonitorFrameProps {
  readonly status: ReactNode;
  /** Other pages are not kept for dead networks, so nothing leads to them then. */
  readonly canLeave: boolean;
  readonly children: ReactNode;
}

/** The whole phone for one task: no navigation to miss a button for, or to get lost with. */
export function MonitorFrame({ status, canLeave, children }: MonitorFrameProps) {
  const w = useMonitorWords();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      {status}
      <Container component="main" id="content" maxWidth="sm" sx={{ flex: 1, py: 2 }}>
        {children}
      </Container>
      <Container component="footer" maxWidth="sm" sx={{ display: 'flex', alignItems: 'center', py: 1 }}>
        {canLeave && (
          <AppLink to="/" color="inherit" sx={{ py: 1.5 }}>
            {w('nav.home')}
          </AppLink>
        )}
        <Box sx={{ ml: 'auto', display: 'flex' }}>
          <LanguageButton />
          <SchemeButton />
        </Box>
      </Container>
    </Box>
  );
}
