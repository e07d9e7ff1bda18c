import { CrashPage } from '@courtcrew/ui-kit/page/CrashPage.tsx';
import { NotFound } from '@courtcrew/ui-kit/page/NotFound.tsx';
import type { RouteObject } from 'react-router';
import { StaffRoot } from './shell/StaffRoot.tsx';
import type { StaffRoute } from './shell/screens.ts';

/**
 * Every area brings its screens in a `routes.tsx` of its own, at the documents' paths; each is loaded when it is first
 * opened. react-admin's own lists and forms live below `/admin/resources`.
 */
const areas = import.meta.glob<StaffRoute[]>('./**/routes.tsx', { eager: true, import: 'routes' });

export const screens: StaffRoute[] = Object.values(areas).flat();

export const routes: RouteObject[] = [
  {
    element: <StaffRoot screens={screens} />,
    ErrorBoundary: CrashPage,
    HydrateFallback: () => null,
    children: [...screens, { path: '*', element: <NotFound app="admin" home="/admin" /> }],
  },
];
