import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { SkipLink } from '@courtcrew/ui-kit/app/SkipLink.tsx';
import { OfflineBanner } from '@courtcrew/ui-kit/page/States.tsx';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import type { RouteFrame } from '../routes.tsx';
import { Header } from './Header.tsx';

// What stands at the foot need not be there before what the page is about.
const Foot = lazy(async () => ({ default: (await import('./Foot.tsx')).Foot }));

const RegisterForm = lazy(async () => ({
  default: (await import('../accounts/RegisterForm.tsx')).RegisterForm,
}));

const isFrame = (handle: unknown): handle is RouteFrame => typeof handle === 'object' && handle !== null;

function useFrame(): RouteFrame {
  const handle = useMatches().at(-1)?.handle;
  return isFrame(handle) ? handle : {};
}

export const PublicRoot = () => (
  <KitRoot app="public" Registration={RegisterForm}>
    <Frame />
    <ScrollRestoration />
  </KitRoot>
);

function Frame() {
  const { bare = false, wide = false } = useFrame();
  if (bare) return <Outlet />;
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <OfflineBanner />
      <Header wide={wide} />
      <Container
        component="main"
        id="content"
        tabIndex={-1}
        maxWidth={wide ? false : 'lg'}
        sx={{ flex: 1, py: { xs: 3, sm: 4 }, '&:focus': { outline: 'none' } }}
      >
        <Outlet />
      </Container>
      <Suspense>
        <Foot wide={wide} />
      </Suspense>
    </Box>
  );
}
