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
    path: '/desk/scheduleSetupBulk',
    handle: { title: 'staff.scheduleBulk' },
    lazy: async () => ({ Component: (await import('./setup/ScheduleSetupBulk.tsx')).ScheduleSetupBulk }),
  },
  {
    path: '/desk/schedule',
    handle: { title: 'staff.scheduleGenerator' },
    lazy: async () => ({ Component: (await import('./generator/ScheduleGenerator.tsx')).ScheduleGenerator }),
  },
  {
    path: '/desk/makeschedule',
    lazy: async () => ({ Component: (await import('./generator/ScheduleGenerator.tsx')).ScheduleGenerator }),
  },
  {
    path: '/desk/editSchedule',
    handle: { title: 'staff.editSchedule' },
    lazy: async () => ({ Component: (await import('./schedule/EditSchedule.tsx')).EditSchedule }),
  },
  {
    path: '/desk/scheduleByRef',
    handle: { title: 'staff.scheduleByPerson' },
    lazy: async () => ({ Component: (await import('./reports/ScheduleByRef.tsx')).ScheduleByRef }),
  },
  {
    path: '/desk/scheduleTable',
    handle: { title: 'staff.scheduleTable' },
    lazy: async () => ({ Component: (await import('./reports/ScheduleTable.tsx')).ScheduleTable }),
  },
  {
    path: '/desk/printSchedule',
    handle: { title: 'staff.schedulePrint' },
    lazy: async () => ({ Component: (await import('./reports/PrintSchedule.tsx')).PrintSchedule }),
  },
  {
    path: '/desk/schedulerecap',
    handle: { title: 'staff.scheduleRecap' },
    lazy: async () => ({ Component: (await import('./reports/ScheduleRecap.tsx')).ScheduleRecap }),
  },
  {
    path: '/desk/refereeshiftgrid',
    handle: { title: 'staff.shiftGrid' },
    lazy: async () => ({ Component: (await import('./reports/ShiftGrid.tsx')).ShiftGrid }),
  },
  {
    path: '/desk/refereecontactreport',
    handle: { title: 'staff.contactReport' },
    lazy: async () => ({ Component: (await import('./reports/ContactReport.tsx')).ContactReport }),
  },
  {
    path: '/desk/refereeSetup',
    handle: { title: 'staff.refereeSetup' },
    lazy: async () => ({ Component: (await import('./staff/RefereeSetup.tsx')).RefereeSetup }),
  },
  {
    path: '/desk/removereferee',
    handle: { title: 'staff.removeReferee' },
    lazy: async () => ({ Component: (await import('./staff/RemoveReferee.tsx')).RemoveReferee }),
  },
];
