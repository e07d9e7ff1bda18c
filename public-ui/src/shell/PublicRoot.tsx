import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { SkipLink } from '@courtcrew/ui-kit/app/SkipLink.tsx';
import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { OfflineBanner } from '@courtcrew/ui-kit/page/States.tsx';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { type ComponentProps, Suspense } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { Header } from './Header.tsx';
import { Underway } from './Underway.tsx';

// What stands at the foot need not be there before what the page is about.
const Foot = lazyPart(async () => (await import('./Foot.tsx')).Foot);

/** What a route may say about the frame around it. */
interface RouteFrame {
  /** No header, navigation and footer: television, print. */
  readonly bare?: boolean;
  /** Uses the whole width: boards and maps. */
  readonly wide?: boolean;
}

const isFrame = (handle: unknown): handle is RouteFrame => typeof handle === 'object' && handle !== null;

function useFrame(): RouteFrame {
  const handle = useMatches().at(-1)?.handle;
  return isFrame(handle) ? handle : {};
}

/** The public application; the form of a new account is shown over the page somebody wants to act on. */
export const PublicRoot = ({ Registration }: Pick<ComponentProps<typeof KitRoot>, 'Registration'>) => (
  <KitRoot app="public" Registration={Registration}>
    <Underway />
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
        // The foot begins below what is in sight: it does not jump while a page fills.
        sx={{ flex: 1, minHeight: '100dvh', py: { xs: 3, sm: 4 }, '&:focus': { outline: 'none' } }}
      >
        <Outlet />
      </Container>
      <Suspense>
        <Foot wide={wide} />
      </Suspense>
    </Box>
  );
}
