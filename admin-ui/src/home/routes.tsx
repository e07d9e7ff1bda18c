import type { StaffRoute } from '../shell/screens.ts';

export const routes: StaffRoute[] = [
  {
    path: '/admin',
    handle: { title: 'staff.home' },
    lazy: async () => ({ Component: (await import('./AdminHome.tsx')).AdminHome }),
  },
];
