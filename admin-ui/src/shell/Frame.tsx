import { SkipLink } from '@courtcrew/ui-kit/app/SkipLink.tsx';
import { lazyDialog } from '@courtcrew/ui-kit/page/dialog/lazyDialog.tsx';
import { OfflineBanner } from '@courtcrew/ui-kit/page/state/States.tsx';
import { whileReachable } from '@courtcrew/ui-kit/page/state/whileReachable.ts';
import Box from '@mui/material/Box';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useCtrlKey } from '../kit/page/useCtrlKey.ts';
import { DraftBanner } from './DraftBanner.tsx';
import { usePlaceAt } from './places.tsx';
import { SideDrawer } from './SideDrawer.tsx';
import { TopBar } from './TopBar.tsx';
import { useTournament } from './tournament.tsx';
import { useTournamentRoom } from './useTournamentRoom.ts';

const loadPalette = () => import('./CommandPalette.tsx');
const CommandPalette = lazyDialog(async () => (await loadPalette()).CommandPalette);

export function Frame({ tools, children }: { tools: ReactNode; children: ReactNode }) {
  const [drawer, setDrawer] = useState(false);
  const palette = usePaletteKey();
  const { pathname } = useLocation();
  useTournamentRoom(useTournament().tournament?.tid);
  const isFull = usePlaceAt()(pathname)?.fillsWindow ?? false;
  // Loaded after the screen and before its keys are likely pressed: what is typed then must not be lost.
  useEffect(() => void whileReachable(loadPalette).catch(() => {}), []);
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        height: isFull ? { md: '100dvh' } : undefined,
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <SkipLink />
      <TopBar hasDrawer={!isFull} onMenu={() => setDrawer(true)} onFind={palette.show} tools={tools} />
      <OfflineBanner />
      <Box sx={{ flex: 1, display: 'flex', minHeight: 0 }}>
        <SideDrawer stands={!isFull} open={drawer} onClose={() => setDrawer(false)} />
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <DraftBanner />
          <Box
            component="main"
            id="content"
            tabIndex={-1}
            sx={{
              p: isFull ? { xs: 2, md: 1 } : { xs: 2, sm: 3 },
              maxWidth: isFull ? undefined : 1600,
              flex: 1,
              minHeight: 0,
              '&:focus': { outline: 'none' },
            }}
          >
            {children}
          </Box>
        </Box>
      </Box>
      <CommandPalette open={palette.open} onClose={palette.hide} />
    </Box>
  );
}

interface PaletteState {
  readonly open: boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

/** The command palette's visibility: `Ctrl K` (or `⌘ K`) anywhere toggles it. */
function usePaletteKey(): PaletteState {
  const [open, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  const hide = useCallback(() => setOpen(false), []);
  useCtrlKey('k', () => setOpen((before) => !before));
  return { open, show, hide };
}
