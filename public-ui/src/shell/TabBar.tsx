import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { useWords, type WordKey } from '@courtcrew/ui-kit/words/words.tsx';
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import MedicalServices from '@mui/icons-material/MedicalServicesOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import Scoreboard from '@mui/icons-material/ScoreboardOutlined';
import SportsTennis from '@mui/icons-material/SportsTennisOutlined';
import VolunteerActivism from '@mui/icons-material/VolunteerActivismOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { workOf } from './navigation.ts';

interface Tab {
  readonly to: string;
  readonly word: WordKey;
  readonly icon: ReactNode;
}

const HOME: Tab = { to: '/', word: 'nav.home', icon: <Home /> };
const TOURNAMENTS: Tab = { to: '/tournaments', word: 'nav.tournaments', icon: <SportsTennis /> };
const CALENDAR: Tab = { to: '/tournamentcalendar', word: 'nav.calendar', icon: <CalendarMonth /> };
const RESOURCES: Tab = { to: '/resources', word: 'nav.resources', icon: <MenuBook /> };
const SCHEDULE: Tab = { to: '/profile/signupReport', word: 'nav.mySchedule', icon: <EventAvailable /> };
const WORK: Readonly<Partial<Record<WordKey, ReactNode>>> = {
  'nav.volunteer': <VolunteerActivism />,
  'nav.myMatches': <Scoreboard />,
  'nav.lineShifts': <MedicalServices />,
};

export function TabBar() {
  const w = useWords();
  const { user } = useSession();
  const { pathname } = useLocation();
  const [work] = workOf(user);
  const tabs = [HOME, TOURNAMENTS, { ...work, icon: WORK[work.word] }, CALENDAR, user ? SCHEDULE : RESOURCES];
  return (
    <Box
      component="nav"
      aria-label={w('shell.menu')}
      className="no-print"
      sx={{
        display: 'grid',
        gridAutoFlow: 'column',
        // Equal widths while all names fit; with larger letters the bar scrolls, and no name is cut.
        gridAutoColumns: 'minmax(max-content, 1fr)',
        overflowX: 'auto',
        position: 'sticky',
        bottom: 0,
        zIndex: 10,
        backgroundColor: 'background.paper',
        borderTop: '1px solid var(--mui-palette-divider)',
        paddingBottom: 'env(safe-area-inset-bottom)',
      }}
    >
      {tabs.map(({ to, word, icon }) => {
        const here = pathname.toLowerCase() === to.toLowerCase();
        return (
          <AppLink
            key={to}
            to={to}
            aria-current={here ? 'page' : undefined}
            underline="none"
            color={here ? 'primary' : 'textSecondary'}
            sx={{
              display: 'grid',
              justifyItems: 'center',
              alignContent: 'center',
              gap: 0.25,
              minHeight: 58,
              // Keeps names apart when large letters fill the bar.
              paddingInline: '0.2em',
              fontSize: '0.6875rem',
              letterSpacing: '-0.01em',
              whiteSpace: 'nowrap',
              fontWeight: 600,
              boxShadow: here ? 'inset 0 3px 0 var(--mui-palette-primary-light)' : 'none',
            }}
          >
            {icon}
            {w(word)}
          </AppLink>
        );
      })}
    </Box>
  );
}
