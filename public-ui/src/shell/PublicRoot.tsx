import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { SkipLink } from '@courtcrew/ui-kit/app/SkipLink.tsx';
import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { OfflineBanner } from '@courtcrew/ui-kit/page/States.tsx';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { type RouteObject, useLocation, useRoutes } from 'react-router';
import { Header } from './Header.tsx';
import { frameAt, type RouteFrame } from './screens.ts';
import { Underway } from './Underway.tsx';

// What stands at the foot need not be there before what the page is about.
const Foot = lazyPart(async () => (await import('./Foot.tsx')).Foot);

interface PublicRootProps extends Pick<ComponentProps<typeof KitRoot>, 'Registration'> {
  readonly routes: RouteObject[];
  /** The next screen is on its way. */
  readonly underway: boolean;
}

/** The public application; the form of a new account is shown over the page somebody wants to act on. */
export function PublicRoot({ routes, underway, Registration }: PublicRootProps) {
  const screen = useRoutes(routes);
  const frame = frameAt(routes, useLocation().pathname);
  return (
    <KitRoot app="public" Registration={Registration}>
      {underway && <Underway />}
      <Frame {...frame}>{screen}</Frame>
    </KitRoot>
  );
}

function Frame({ bare = false, wide = false, children }: RouteFrame & { readonly children: ReactNode }) {
  if (bare) return children;
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
        {children}
      </Container>
      <Suspense>
        <Foot wide={wide} />
      </Suspense>
    </Box>
  );
}
