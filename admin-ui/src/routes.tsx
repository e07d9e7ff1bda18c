import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { CrashPage } from '@courtcrew/ui-kit/page/state/CrashPage.tsx';
import { NotFound } from '@courtcrew/ui-kit/page/state/NotFound.tsx';
import { Suspense } from 'react';
import { type RouteObject, useRouteError } from 'react-router';
import { CallsBadge } from './board/index.ts';
import { drawer } from './drawer.ts';
import { resources } from './resources.ts';
import { screens } from './screens.ts';
import { StaffRoot } from './shell/StaffRoot.tsx';
import { doorsOf, type Screen } from './shell/screen.ts';
import { screenOf } from './shell/screenOf.tsx';

const routesOf = (screen: Screen): RouteObject[] =>
  doorsOf(screen).map(([path]) => ({ path, lazy: async () => ({ Component: await screenOf(screen.load) }) }));

const loadPalette = async () => (await import('./palette/CommandPalette.tsx')).CommandPalette;

/** Files are dropped long after the first load. */
const ListDrop = lazyPart(async () => (await import('./files/ListDrop.tsx')).ListDrop);

export const routes: RouteObject[] = [
  {
    element: (
      <StaffRoot
        screens={screens}
        resources={resources}
        drawer={drawer}
        tools={
          <>
            <CallsBadge />
            <Suspense>
              <ListDrop />
            </Suspense>
          </>
        }
        loadPalette={loadPalette}
      />
    ),
    ErrorBoundary: () => <CrashPage error={useRouteError()} />,
    HydrateFallback: () => null,
    children: [...screens.flatMap(routesOf), { path: '*', element: <NotFound app="admin" home="/admin" /> }],
  },
];
