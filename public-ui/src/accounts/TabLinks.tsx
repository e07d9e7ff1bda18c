import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import Box from '@mui/material/Box';
import { useLocation } from 'react-router';

interface TabLink {
  readonly to: string;
  readonly label: string;
}

/** Pages that belong together, as tabs; each has its own address. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const { pathname } = useLocation();
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ display: 'flex', mb: 3, borderBottom: '1px solid var(--mui-palette-divider)' }}
    >
      {tabs.map(({ to, label: text }) => {
        const here = pathname.toLowerCase().startsWith(to.toLowerCase());
        return (
          <AppLink
            key={to}
            to={to}
            aria-current={here ? 'page' : undefined}
            underline="none"
            color={here ? 'primary' : 'textSecondary'}
            sx={{
              px: 2,
              py: 1.5,
              minHeight: 44,
              fontWeight: 600,
              boxShadow: here ? 'inset 0 -3px 0 var(--mui-palette-primary-light)' : 'none',
            }}
          >
            {text}
          </AppLink>
        );
      })}
    </Box>
  );
}
