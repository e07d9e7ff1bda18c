import { AppAnchor, AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { LanguageButton } from '@courtcrew/ui-kit/app/LanguageButton.tsx';
import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { Part } from '@courtcrew/ui-kit/page/Part.tsx';
import { useLoginGate } from '@courtcrew/ui-kit/session/LoginGate.tsx';
import { isEntry, useEntry } from '@courtcrew/ui-kit/session/onwards.ts';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { Brand } from '@courtcrew/ui-kit/theme/Brand.tsx';
import { SchemeButton } from '@courtcrew/ui-kit/theme/SchemeButton.tsx';
import { TEAL } from '@courtcrew/ui-kit/theme/styles.ts';
import { useWords } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocation } from 'react-router';
import { navigationFor } from './navigation.ts';
import { pageWidth } from './pageWidth.ts';

// Loaded apart: a phone never shows the login bar, and a desktop shows the page first.
const LoginBar = lazyPart(async () => (await import('@courtcrew/ui-kit/session/LoginBar.tsx')).LoginBar);
const ProfileMenu = lazyPart(async () => (await import('./ProfileMenu.tsx')).ProfileMenu);

/** Keeps one row: a long name wraps inside its button, and only enlarged letters put all of it below the brand. */
const ENDS = {
  flex: '1 1 9rem',
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
} as const;

/** Brand, greeting or login, and the role's navigation. */
export function Header({ wide }: { wide: boolean }) {
  const { pathname } = useLocation();
  const onBoard = pathname.toLowerCase().startsWith('/public');
  return (
    <Box
      component="header"
      className="no-print"
      sx={{
        backgroundColor: 'background.paper',
        borderBottom: '1px solid var(--mui-palette-divider)',
        borderTop: `3px solid ${TEAL}`,
      }}
    >
      <Box sx={pageWidth(wide)}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 60 }}>
          <AppLink
            to="/"
            color="inherit"
            underline="none"
            sx={{ mr: 'auto', display: 'inline-flex', minHeight: 44 }}
          >
            <Brand />
          </AppLink>
          <Box sx={ENDS}>
            {!onBoard && <Who />}
            <LanguageButton />
            <Box sx={{ display: { xs: 'none', sm: 'flex' } }}>
              <SchemeButton />
            </Box>
          </Box>
        </Box>
        {!onBoard && <Navigation />}
      </Box>
    </Box>
  );
}

/** Greeting and profile menu, or the inline login; on a phone a button for the login dialog. */
function Who() {
  const w = useWords();
  const { user, pending } = useSession();
  const guard = useLoginGate();
  const entry = useEntry();
  const { pathname } = useLocation();
  const wide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  if (pending) return null;
  if (user) {
    return (
      <Part>
        <ProfileMenu user={user} />
      </Part>
    );
  }
  if (isEntry(pathname)) return null;
  if (!wide) {
    return (
      <Button variant="contained" size="small" onClick={() => guard(() => {})}>
        {w('login.submit')}
      </Button>
    );
  }
  return (
    <>
      <Part>
        <LoginBar />
      </Part>
      <Button component={AppAnchor} to={entry('/register')} size="small">
        {w('login.register')}
      </Button>
    </>
  );
}

function Navigation() {
  const w = useWords();
  const session = useSession();
  const { pathname } = useLocation();
  if (session.pending) return <Box sx={{ height: 44, display: { xs: 'none', sm: 'block' } }} />;
  return (
    <Box
      component="nav"
      aria-label={w('shell.menu')}
      sx={{ display: { xs: 'none', sm: 'flex' }, gap: 0.5, mx: -1.5 }}
    >
      {navigationFor(session).map(({ to, word }) => {
        const here = pathname.toLowerCase() === to.toLowerCase();
        return (
          <AppLink
            key={to}
            to={to}
            aria-current={here ? 'page' : undefined}
            color={here ? 'primary' : 'textSecondary'}
            underline="none"
            sx={{
              px: 1.5,
              height: 44,
              display: 'inline-flex',
              alignItems: 'center',
              typography: 'body2',
              fontWeight: 600,
              boxShadow: here ? 'inset 0 -3px 0 var(--mui-palette-primary-light)' : 'none',
              '&:hover': { color: 'text.primary' },
            }}
          >
            {w(word)}
          </AppLink>
        );
      })}
    </Box>
  );
}
