import type { StaffRoute } from '../shell/screens.ts';

export const routes: StaffRoute[] = [
  {
    path: '/desk/schedulingLog',
    handle: { title: 'staff.scheduleLog' },
    lazy: async () => ({ Component: (await import('./SchedulingLog.tsx')).SchedulingLog }),
  },
  {
    path: '/volunteer/schedulelog',
    handle: { title: 'staff.volunteerLog' },
    lazy: async () => ({ Component: (await import('./SchedulingLog.tsx')).VolunteerLog }),
  },
  {
    path: '/desk/schedulingNotes',
    handle: { title: 'staff.scheduleNotes' },
    lazy: async () => ({ Component: (await import('./SchedulingNotes.tsx')).SchedulingNotes }),
  },
  {
    path: '/desk/scheduleReplay',
    handle: { title: 'staff.scheduleReplay' },
    lazy: async () => ({ Component: (await import('./ScheduleReplay.tsx')).ScheduleReplay }),
  },
];
