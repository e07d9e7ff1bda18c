import Box from '@mui/material/Box';
import { useLocation } from 'react-router';
import { AppLink } from '../app/AppLink.tsx';

interface TabLink {
  /** A path, with a query where pages share one. */
  readonly to: string;
  readonly label: string;
}

const pathOf = (to: string): string => (to.split('?', 1)[0] ?? '').toLowerCase();

/** The tab of this page; of several matching prefixes the longest. */
function current(tabs: readonly TabLink[], pathname: string): TabLink | undefined {
  const fitting = tabs.filter(({ to }) => pathname.toLowerCase().startsWith(pathOf(to)));
  return fitting.toSorted((a, b) => pathOf(b.to).length - pathOf(a.to).length)[0];
}

/** Where tabs are wider than a phone the current one is in sight. The page itself must not scroll for it. */
function centre(tab: HTMLElement | null): void {
  const bar = tab?.parentElement;
  if (bar) bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.clientWidth) / 2;
}

interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly TabLink[];
  /** Path of the current tab. Default: the page's. */
  readonly at?: string;
}

export function TabLinks({ label, tabs, at }: TabLinksProps) {
  const { pathname } = useLocation();
  const shown = current(tabs, at ?? pathname);
  return (
    <Box
      component="nav"
      className="no-print"
      aria-label={label}
      sx={{
        display: 'flex',
        overflowX: 'auto',
        position: 'relative',
        mb: 3,
        borderBottom: '1px solid var(--mui-palette-divider)',
      }}
    >
      {tabs.map((tab) => {
        const here = tab === shown;
        return (
          <AppLink
            key={tab.to}
            ref={here ? centre : undefined}
            to={tab.to}
            aria-current={here ? 'page' : undefined}
            underline="none"
            color={here ? 'primary' : 'textSecondary'}
            sx={{
              px: 2,
              py: 1.5,
              minHeight: 44,
              whiteSpace: 'nowrap',
              fontWeight: 600,
              boxShadow: here ? 'inset 0 -3px 0 var(--mui-palette-primary-light)' : 'none',
            }}
          >
            {tab.label}
          </AppLink>
        );
      })}
    </Box>
  );
}
