import { SkipLink } from '@courtcrew/ui-kit/app/SkipLink.tsx';
import { OfflineBanner } from '@courtcrew/ui-kit/page/States.tsx';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { CommandPalette } from './CommandPalette.tsx';
import { DraftBanner } from './DraftBanner.tsx';
import { SideDrawer } from './SideDrawer.tsx';
import type { StaffRoute } from './screens.ts';
import { TopBar } from './TopBar.tsx';
import { usePaletteKey } from './usePaletteKey.ts';

interface FrameProps {
  readonly screens: readonly StaffRoute[];
  readonly children: ReactNode;
}

/** Top bar with the chosen tournament, drawer, draft banner, and the screen. */
export function Frame({ screens, children }: FrameProps) {
  const [drawer, setDrawer] = useState(false);
  const palette = usePaletteKey();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <TopBar onMenu={() => setDrawer(true)} onFind={palette.show} />
      <OfflineBanner />
      <Box sx={{ flex: 1, display: 'flex', minHeight: 0 }}>
        <SideDrawer screens={screens} open={drawer} onClose={() => setDrawer(false)} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <DraftBanner />
          <Box
            component="main"
            id="content"
            tabIndex={-1}
            sx={{ p: { xs: 2, sm: 3 }, maxWidth: 1600, '&:focus': { outline: 'none' } }}
          >
            {children}
          </Box>
        </Box>
      </Box>
      {palette.used && <CommandPalette screens={screens} open={palette.open} onClose={palette.hide} />}
    </Box>
  );
}
