import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import { useLocation } from 'react-router';
import { type DrawerGroup, drawerFor } from './navigation.ts';
import type { StaffRoute } from './screens.ts';
import { useTournament } from './tournament.tsx';
import { useStaffWords } from './words.ts';

const WIDTH = 232;

interface SideDrawerProps {
  readonly screens: readonly StaffRoute[];
  /** It stands beside the screen where there is room. */
  readonly stands: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Beside the screen where there is room, over it on a phone. */
export function SideDrawer({ screens, stands, open, onClose }: SideDrawerProps) {
  const allowed = useAllows();
  const { tournament } = useTournament();
  const groups = drawerFor(screens, (policy) => allowed(policy, tournament?.tid));
  if (groups.length === 0) return null;
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
          <Groups groups={groups} />
        </Box>
      </Box>
      <Drawer open={open} onClose={onClose} sx={{ display: stands ? { md: 'none' } : undefined }}>
        <Box sx={{ width: WIDTH + 40 }}>
          <Groups groups={groups} onPick={onClose} />
        </Box>
      </Drawer>
    </>
  );
}

function Groups({ groups, onPick }: { groups: readonly DrawerGroup[]; onPick?: () => void }) {
  const w = useStaffWords();
  const { pathname } = useLocation();
  const here = pathname.toLowerCase();
  return (
    <Box component="nav" aria-label={w('shell.menu')} sx={{ p: 1 }}>
      {groups.map(({ word, items }) => (
        <List key={word ?? 'top'} dense disablePadding sx={{ mb: 1.5 }}>
          {word && (
            <ListSubheader disableSticky sx={{ lineHeight: '30px', px: 1.5, typography: 'overline' }}>
              {w(word)}
            </ListSubheader>
          )}
          {items.map(({ to, word: label }) => (
            <ListItem key={to} disablePadding>
              <ListItemButton
                component={AppAnchor}
                to={to}
                selected={here === to.toLowerCase()}
                aria-current={here === to.toLowerCase() ? 'page' : undefined}
                onClick={onPick}
                sx={{
                  px: 1.5,
                  minHeight: 36,
                  '&.Mui-selected': {
                    boxShadow: 'inset 3px 0 0 var(--mui-palette-primary-light)',
                    fontWeight: 650,
                  },
                }}
              >
                <ListItemText primary={w(label)} slotProps={{ primary: { sx: { fontWeight: 'inherit' } } }} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      ))}
    </Box>
  );
}
