import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  { path: '/', lazy: async () => ({ Component: (await import('./HomePage.tsx')).HomePage }) },
];
