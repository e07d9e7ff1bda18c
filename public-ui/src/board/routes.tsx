import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  {
    path: '/public/board/:tid',
    handle: { wide: true },
    lazy: async () => ({ Component: (await import('./page/BoardPage.tsx')).BoardPage }),
  },
  {
    path: '/profile/matchesByTournament',
    lazy: async () => ({ Component: (await import('./matches/MatchesPage.tsx')).MatchesPage }),
  },
  {
    path: '/public/linecheckin',
    lazy: async () => ({ Component: (await import('./line/LineCheckinPage.tsx')).LineCheckinPage }),
  },
  {
    path: '/public/linecheckinshifts',
    lazy: async () => ({ Component: (await import('./line/LineShiftsPage.tsx')).LineShiftsPage }),
  },
  {
    path: '/volunteer/courtmonitor/:tid',
    handle: { bare: true },
    lazy: async () => ({ Component: (await import('./monitor/MonitorPage.tsx')).MonitorPage }),
  },
];
