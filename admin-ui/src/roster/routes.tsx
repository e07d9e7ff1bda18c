import type { StaffRoute } from '../shell/screens.ts';

export const routes: StaffRoute[] = [
  {
    path: '/desk/editSchedule',
    handle: { title: 'staff.editSchedule' },
    lazy: async () => ({ Component: (await import('./schedule/EditSchedule.tsx')).EditSchedule }),
  },
];
