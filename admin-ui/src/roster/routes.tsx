import type { StaffRoute } from '../shell/screens.ts';

export const routes: StaffRoute[] = [
  {
    path: '/desk',
    handle: { title: 'staff.rcDashboard' },
    lazy: async () => ({ Component: (await import('./desk/DeskDashboard.tsx')).DeskDashboard }),
  },
  {
    path: '/desk/scheduleSetup',
    handle: { title: 'staff.scheduleSetup' },
    lazy: async () => ({ Component: (await import('./setup/ScheduleSetup.tsx')).ScheduleSetup }),
  },
  {
    path: '/desk/editSchedule',
    handle: { title: 'staff.editSchedule' },
    lazy: async () => ({ Component: (await import('./schedule/EditSchedule.tsx')).EditSchedule }),
  },
];
