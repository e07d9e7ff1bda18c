import { CrashPage } from '@courtcrew/ui-kit/page/CrashPage.tsx';
import { NotFound } from '@courtcrew/ui-kit/page/NotFound.tsx';
import { lazy } from 'react';
import type { RouteObject } from 'react-router';
import { PublicRoot } from './shell/PublicRoot.tsx';

const RegisterForm = lazy(async () => ({
  default: (await import('./accounts/RegisterForm.tsx')).RegisterForm,
}));

/** Every area and slice brings its routes in a `routes.tsx` of its own; each screen is loaded when it is first opened. */
const areas = import.meta.glob<RouteObject[]>('./**/routes.tsx', { eager: true, import: 'routes' });

export const routes: RouteObject[] = [
  {
    element: <PublicRoot Registration={RegisterForm} />,
    ErrorBoundary: CrashPage,
    children: [...Object.values(areas).flat(), { path: '*', element: <NotFound app="public" home="/" /> }],
  },
];
