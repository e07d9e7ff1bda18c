import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { SkipLink } from '@courtcrew/ui-kit/app/SkipLink.tsx';
import { GateContext } from '@courtcrew/ui-kit/form/leaveGate.ts';
import { useCloseTop } from '@courtcrew/ui-kit/form/useCloseTop.ts';
import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { Part } from '@courtcrew/ui-kit/page/Part.tsx';
import { OfflineBanner } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { useWords } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ComponentProps, type ReactNode, Suspense, useContext, useEffect, useEffectEvent } from 'react';
import { type RouteObject, useLocation, useRoutes } from 'react-router';
import { Header } from './Header.tsx';
import { pageWidth } from './pageWidth.ts';
import { frameAt, type RouteFrame } from './screens.ts';

// Loaded apart: the footer may come after the page.
const Footer = lazyPart(async () => (await import('./Footer.tsx')).Footer);
const TabBar = lazyPart(async () => (await import('./TabBar.tsx')).TabBar);

interface PublicRootProps
  extends Pick<ComponentProps<typeof KitRoot>, 'Registration' | 'client' | 'drawing'> {
  readonly routes: RouteObject[];
  readonly underway: boolean;
  /** Number of navigations without a reachable server; the page stays and says so each time. */
  readonly lost: number;
}

/** The public application; registration is a dialog over the page. */
export function PublicRoot({ routes, underway, lost, ...kit }: PublicRootProps) {
  const screen = useRoutes(routes);
  const frame = frameAt(routes, useLocation().pathname);
  return (
    <KitRoot app="public" {...kit}>
      <BackCloses />
      {underway && <Underway />}
      <LostStep count={lost} />
      <Frame {...frame}>{screen}</Frame>
    </KitRoot>
  );
}

/** Lets the router know how Back closes a dialog. */
function BackCloses() {
  const gate = useContext(GateContext);
  const closeTop = useCloseTop();
  useEffect(() => {
    gate.closeTop = closeTop;
  }, [gate, closeTop]);
  return null;
}

/** The browser may not notice a dead network: then no banner explains why the page stays. */
function LostStep({ count }: { readonly count: number }) {
  const w = useWords();
  const toast = useToast();
  const tell = useEffectEvent(() => toast.error(w('state.unreachable')));
  useEffect(() => {
    if (count > 0) tell();
  }, [count]);
  return null;
}

function Frame({ bare = false, wide = false, children }: RouteFrame & { readonly children: ReactNode }) {
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  if (bare) return children;
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <OfflineBanner />
      <Header wide={wide} />
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        // Starts below the fold, so that it does not jump while a page fills.
        sx={{
          ...pageWidth(wide),
          flex: 1,
          minHeight: '100dvh',
          py: { xs: 3, sm: 4 },
          '&:focus': { outline: 'none' },
        }}
      >
        {children}
      </Box>
      <Suspense>
        <Footer wide={wide} />
      </Suspense>
      <Part>{phone && <TabBar />}</Part>
    </Box>
  );
}

/** Answers a tap at once while the next screen loads. */
function Underway() {
  const w = useWords();
  return (
    // A status of its own: it is outside all landmarks.
    <div role="status">
      <Box
        role="progressbar"
        aria-label={w('state.loading')}
        sx={{
          position: 'fixed',
          top: 0,
          left: 0,
          height: 4,
          zIndex: 'tooltip',
          backgroundColor: 'primary.main',
          '@keyframes underway': { from: { width: '15%' }, to: { width: '90%' } },
          animation: 'underway 6s cubic-bezier(0.1, 0.6, 0.3, 1) both',
        }}
      />
    </div>
  );
}
