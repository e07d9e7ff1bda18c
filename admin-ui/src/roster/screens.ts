import { type Screen, screensOf } from '../shell/screen.ts';

export const screens: readonly Screen[] = [
  ...screensOf({ policy: 'desk' }, [
    {
      path: '/desk',
      title: 'staff.rcDashboard',
      load: async () => (await import('./desk/DeskDashboard.tsx')).DeskDashboard,
    },
    {
      path: '/desk/scheduleSetup',
      title: 'staff.scheduleSetup',
      load: async () => (await import('./setup/ScheduleSetup.tsx')).ScheduleSetup,
    },
    {
      path: '/desk/schedule',
      also: { '/desk/makeschedule': 'desk' },
      title: 'staff.scheduleGenerator',
      load: async () => (await import('./generator/ScheduleGenerator.tsx')).ScheduleGenerator,
    },
    {
      path: '/desk/scheduleSetupBulk',
      title: 'staff.scheduleBulk',
      load: async () => (await import('./setup/ScheduleSetupBulk.tsx')).ScheduleSetupBulk,
    },
    {
      path: '/desk/editSchedule',
      title: 'staff.editSchedule',
      load: async () => (await import('./schedule/EditSchedule.tsx')).EditSchedule,
    },
    {
      path: '/desk/scheduleTable',
      title: 'staff.scheduleTable',
      load: async () => (await import('./reports/ScheduleTable.tsx')).ScheduleTable,
    },
    {
      path: '/desk/scheduleByRef',
      title: 'staff.scheduleByPerson',
      load: async () => (await import('./reports/ScheduleByRef.tsx')).ScheduleByRef,
    },
    {
      path: '/desk/refereeSetup',
      also: { '/desk/removereferee': 'desk' },
      title: 'staff.refereeSetup',
      load: async () => (await import('./staff/RefereeSetup.tsx')).RefereeSetup,
    },
    {
      path: '/desk/refereecontactreport',
      title: 'staff.contactReport',
      load: async () => (await import('./reports/people.tsx')).ContactReport,
    },
    {
      path: '/desk/refereeshiftgrid',
      title: 'staff.shiftGrid',
      load: async () => (await import('./reports/ShiftGrid.tsx')).ShiftGrid,
    },
    {
      path: '/desk/schedulerecap',
      title: 'staff.scheduleRecap',
      load: async () => (await import('./reports/ScheduleRecap.tsx')).ScheduleRecap,
    },
    {
      path: '/desk/timeandshifts',
      title: 'staff.timeAndShifts',
      load: async () => (await import('./reports/ScheduleRecap.tsx')).TimeAndShifts,
    },
    {
      path: '/desk/printSchedule',
      title: 'staff.schedulePrint',
      load: async () => (await import('./reports/ScheduleTable.tsx')).PrintSchedule,
    },
  ]),
  ...screensOf({ policy: 'anyDesk' }, [
    {
      path: '/desk/paper',
      title: 'staff.paper',
      load: async () => (await import('./paper/BadgesAndSheets.tsx')).BadgesAndSheets,
    },
  ]),
];
