import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { SkipLink } from '@courtcrew/ui-kit/app/SkipLink.tsx';
import { lazyDialog } from '@courtcrew/ui-kit/page/dialog/lazyDialog.tsx';
import { OfflineBanner } from '@courtcrew/ui-kit/page/state/States.tsx';
import { whileReachable } from '@courtcrew/ui-kit/page/state/whileReachable.ts';
import { useWords } from '@courtcrew/ui-kit/words/words.tsx';
import EditNote from '@mui/icons-material/EditNote';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useCtrlKey } from '../kit/page/useCtrlKey.ts';
import { StepProvider } from '../kit/undo/lastStep.tsx';
import { DrawerSections } from './DrawerSections.tsx';
import type { DrawerSection } from './entries.ts';
import { useDrawer, usePlaceAt, usePlaces } from './places.tsx';
import { ScreenTabs } from './ScreenTabs.tsx';
import { gateOf } from './screen.ts';
import { TopBar } from './TopBar.tsx';
import { useTournament } from './tournament.tsx';
import { usePhase } from './usePhase.ts';
import { useTournamentRoom } from './useTournamentRoom.ts';
import { useStaffWords } from './words.ts';

export type LoadPalette = () => Promise<ComponentType<{ open: boolean; onClose: () => void }>>;

interface FrameProps {
  readonly tools: ReactNode;
  readonly loadPalette: LoadPalette;
  readonly children: ReactNode;
}

export function Frame({ tools, loadPalette, children }: FrameProps) {
  const CommandPalette = useMemo(() => lazyDialog(loadPalette), [loadPalette]);
  const [drawer, setDrawer] = useState(false);
  const palette = usePaletteKey();
  const { pathname } = useLocation();
  useTournamentRoom(useTournament().tournament?.tid);
  const isFull = usePlaceAt()(pathname)?.fillsWindow ?? false;
  const sections = useDrawer();
  // Loaded after the screen and before its keys are likely pressed: what is typed then must not be lost.
  useEffect(() => void whileReachable(loadPalette).catch(() => {}), [loadPalette]);
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
        <SideDrawer sections={sections} stands={!isFull} open={drawer} onClose={() => setDrawer(false)} />
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
            <ScreenTabs sections={sections} />
            <StepProvider>{children}</StepProvider>
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

/** Hatched like barrier tape: nobody should mistake a draft for the real thing. */
const TAPE =
  'repeating-linear-gradient(-45deg, color-mix(in srgb, var(--mui-palette-secondary-main) 15%, transparent) 0 14px, color-mix(in srgb, var(--mui-palette-secondary-main) 8%, transparent) 14px 28px)';

/** Lists on every page of a draft tournament what does not work yet, and where to change that. */
function DraftBanner() {
  const w = useWords();
  const { pathname } = useLocation();
  const places = usePlaces();
  const { tournament } = useTournament();
  if (tournament?.status !== 'draft' || !gateOf(places, pathname).tournament) return null;
  return (
    <Box
      role="status"
      className="no-print"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: { xs: 2, sm: 3 },
        py: 1,
        backgroundImage: TAPE,
        borderBottom: '1px solid var(--mui-palette-divider)',
      }}
    >
      <EditNote color="secondary" />
      <Box sx={{ flex: '1 1 200px' }}>
        <strong>{w('draft.title')}.</strong> {w('draft.banner')}
      </Box>
      {pathname !== '/admin' && (
        <Button component={AppAnchor} to="/admin" color="secondary" variant="contained" size="small">
          {w('draft.action')}
        </Button>
      )}
    </Box>
  );
}

const WIDTH = 232;

interface SideDrawerProps {
  readonly sections: readonly DrawerSection[];
  /** Beside the screen, where there is room. */
  readonly stands: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

function SideDrawer({ sections, stands, open, onClose }: SideDrawerProps) {
  const w = useStaffWords();
  const phase = usePhase();
  if (sections.length === 0) return null;
  return (
    <>
      <Box
        className="no-print"
        sx={{
          display: { xs: 'none', md: stands ? 'block' : 'none' },
          width: WIDTH,
          flexShrink: 0,
          borderRight: '1px solid var(--mui-palette-divider)',
          backgroundColor: 'background.paper',
        }}
      >
        <Box sx={{ position: 'sticky', top: 56, maxHeight: 'calc(100dvh - 56px)', overflowY: 'auto' }}>
          <DrawerSections sections={sections} phase={phase} />
        </Box>
      </Box>
      <Drawer
        open={open}
        onClose={onClose}
        slotProps={{ paper: { 'aria-label': w('shell.menu') } }}
        sx={{ display: stands ? { md: 'none' } : undefined }}
      >
        <Box sx={{ width: WIDTH + 40 }}>
          <DrawerSections sections={sections} phase={phase} onPick={onClose} />
        </Box>
      </Drawer>
    </>
  );
}
