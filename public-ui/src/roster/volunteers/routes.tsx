import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  {
    path: '/signup/volunteers',
    lazy: async () => ({
      Component: (await import('./OpportunitiesPage.tsx')).OpportunitiesPage,
    }),
  },
  {
    path: '/signup/volunteer',
    lazy: async () => ({
      Component: (await import('./VolunteerPage.tsx')).VolunteerByCategoryPage,
    }),
  },
  {
    path: '/signup/volunteer/bytime',
    lazy: async () => ({ Component: (await import('./VolunteerPage.tsx')).VolunteerByTimePage }),
  },
];
