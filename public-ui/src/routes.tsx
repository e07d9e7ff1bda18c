import { CrashPage } from '@courtcrew/ui-kit/page/CrashPage.tsx';
import { NotFound } from '@courtcrew/ui-kit/page/NotFound.tsx';
import type { RouteObject } from 'react-router';
import { PublicRoot } from './shell/PublicRoot.tsx';

/** What a route may say about the frame around it. */
export interface RouteFrame {
  /** No header, navigation and footer: television, print. */
  readonly bare?: boolean;
  /** Uses the whole width: boards and maps. */
  readonly wide?: boolean;
}

/** Every area brings its routes in `<area>/routes.tsx`; each screen is loaded when it is first opened. */
const areas = import.meta.glob<RouteObject[]>('./*/routes.tsx', { eager: true, import: 'routes' });

export const routes: RouteObject[] = [
  {
    Component: PublicRoot,
    ErrorBoundary: CrashPage,
    HydrateFallback: () => null,
    children: [...Object.values(areas).flat(), { path: '*', element: <NotFound app="public" home="/" /> }],
  },
];
