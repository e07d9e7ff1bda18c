import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  {
    path: '/profile/history',
    lazy: async () => ({ Component: (await import('./HistoryPage.tsx')).HistoryPage }),
  },
];
