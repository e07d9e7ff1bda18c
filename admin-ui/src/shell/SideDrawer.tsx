import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { DrawerSections } from './DrawerSections.tsx';
import { drawerFor, offeredIn } from './entries.ts';
import { usePlaces } from './places.tsx';
import { useTournament } from './tournament.tsx';
import { useStaffWords } from './words.ts';

const WIDTH = 232;

interface SideDrawerProps {
  /** Beside the screen, where there is room. */
  readonly stands: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function SideDrawer({ stands, open, onClose }: SideDrawerProps) {
  const w = useStaffWords();
  const allowed = useAllows();
  const { tournament } = useTournament();
  const places = offeredIn(usePlaces(), tournament);
  const sections = drawerFor(places, (policy) => allowed(policy, tournament?.tid));
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
          <DrawerSections sections={sections} />
        </Box>
      </Box>
      <Drawer
        open={open}
        onClose={onClose}
        slotProps={{ paper: { 'aria-label': w('shell.menu') } }}
        sx={{ display: stands ? { md: 'none' } : undefined }}
      >
        <Box sx={{ width: WIDTH + 40 }}>
          <DrawerSections sections={sections} onPick={onClose} />
        </Box>
      </Drawer>
    </>
  );
}
