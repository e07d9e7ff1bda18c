import type { StaffRoute } from '../shell/screens.ts';

export const routes: StaffRoute[] = [
  {
    path: '/volunteer',
    handle: { title: 'staff.volunteers' },
    lazy: async () => ({ Component: (await import('./home/VolunteerHome.tsx')).VolunteerHome }),
  },
  {
    path: '/volunteercaptain',
    handle: { title: 'staff.captainArea' },
    lazy: async () => ({ Component: (await import('./home/CaptainHome.tsx')).CaptainHome }),
  },
];
