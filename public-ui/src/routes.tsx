import type { RouteObject } from 'react-router';

/** Every area and slice has a `routes.tsx`; each screen loads when it is first opened. */
const areas = import.meta.glob<RouteObject[]>('./**/routes.tsx', { eager: true, import: 'routes' });

export const routes: RouteObject[] = [
  ...Object.values(areas).flat(),
  { path: '*', lazy: async () => ({ Component: (await import('./shell/UnknownPage.tsx')).UnknownPage }) },
];
