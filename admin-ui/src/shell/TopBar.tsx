import { AppAnchor, AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { LanguageButton } from '@courtcrew/ui-kit/app/LanguageButton.tsx';
import { TournamentStatusBadge } from '@courtcrew/ui-kit/badges/TournamentStatusBadge.tsx';
import { BrandMark } from '@courtcrew/ui-kit/theme/Brand.tsx';
import { SchemeButton } from '@courtcrew/ui-kit/theme/SchemeButton.tsx';
import { TEAL } from '@courtcrew/ui-kit/theme/styles.ts';
import MenuIcon from '@mui/icons-material/Menu';
import Search from '@mui/icons-material/Search';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Keys } from './Keys.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { useTournament } from './tournament.tsx';
import { useTournamentDates } from './useTournamentDates.ts';
import { useStaffWords } from './words.ts';

interface TopBarProps {
  /** The drawer stands beside the screen and needs no button. */
  readonly hasDrawer: boolean;
  readonly onMenu: () => void;
  readonly onFind: () => void;
  /** What areas put beside the search. */
  readonly tools: ReactNode;
}

export function TopBar({ hasDrawer, onMenu, onFind, tools }: TopBarProps) {
  const w = useStaffWords();
  return (
    <Box
      component="header"
      className="no-print"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 20,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 56,
        px: { xs: 1, sm: 2 },
        backgroundColor: 'background.paper',
        borderTop: `3px solid ${TEAL}`,
        borderBottom: '1px solid var(--mui-palette-divider)',
      }}
    >
      <IconButton
        aria-label={w('shell.menu')}
        onClick={onMenu}
        sx={{ display: hasDrawer ? { md: 'none' } : undefined }}
      >
        <MenuIcon />
      </IconButton>
      <AppLink
        to="/admin"
        aria-label="Courtcrew"
        sx={{ display: { xs: 'none', sm: 'block' }, lineHeight: 0 }}
      >
        <BrandMark />
      </AppLink>
      <Chosen onClick={onFind} />
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        startIcon={<Search />}
        onClick={onFind}
        sx={{ ml: 'auto', color: 'text.secondary', display: { xs: 'none', md: 'inline-flex' } }}
      >
        {w('staff.find')}
        <Keys>Ctrl K</Keys>
      </Button>
      <Box sx={{ ml: { xs: 'auto', md: 0 } }}>{tools}</Box>
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center' }}>
        <Button component={AppAnchor} to="/" color="inherit" size="small">
          {w('staff.publicSite')}
        </Button>
        <LanguageButton />
        <SchemeButton />
      </Box>
      <PersonMenu />
    </Box>
  );
}

/** The chosen tournament, always in sight: name, dates, zone, status. A press changes it. */
function Chosen({ onClick }: { onClick: () => void }) {
  const w = useStaffWords();
  const datesOf = useTournamentDates();
  const { tournament } = useTournament();
  return (
    <ButtonBase
      onClick={onClick}
      sx={{
        minWidth: 0,
        // A phone has no room for name and status side by side.
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { xs: 'start', sm: 'center' },
        gap: { xs: 0, sm: 1.25 },
        px: 1.25,
        minHeight: 44,
        borderRadius: 1,
        textAlign: 'left',
        font: 'inherit',
        '&:hover': { backgroundColor: 'action.hover' },
      }}
    >
      {tournament ? (
        <Box sx={{ minWidth: 0, maxWidth: '100%' }}>
          <Box
            sx={{
              fontWeight: 680,
              lineHeight: 1.25,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {tournament.name}
          </Box>
          <Box
            sx={{
              display: { xs: 'none', sm: 'block' },
              color: 'text.secondary',
              fontSize: '0.75rem',
              lineHeight: 1.3,
              whiteSpace: 'nowrap',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
            }}
          >
            {datesOf(tournament)} · {tournament.time_zone}
          </Box>
        </Box>
      ) : (
        <Box sx={{ fontWeight: 650 }}>{w('staff.choose')}</Box>
      )}
      {tournament && <TournamentStatusBadge status={tournament.status} />}
      <UnfoldMore fontSize="small" color="action" sx={{ display: { xs: 'none', sm: 'block' } }} />
    </ButtonBase>
  );
}
