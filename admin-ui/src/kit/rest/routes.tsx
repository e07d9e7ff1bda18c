import type { StaffRoute } from '../../shell/screens.ts';

export const routes: StaffRoute[] = [
  {
    path: '/admin/resources/*',
    lazy: async () => ({ Component: (await import('./ResourcePages.tsx')).ResourcePages }),
  },
];
