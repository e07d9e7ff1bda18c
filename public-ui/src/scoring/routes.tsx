import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  {
    path: '/scores/:tid',
    lazy: async () => ({ Component: (await import('./ScoresPage.tsx')).ScoresPage }),
  },
];
