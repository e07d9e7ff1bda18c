import { type Screen, screensOf } from '../shell/screen.ts';

export const screens: readonly Screen[] = [
  ...screensOf({ policy: 'audit' }, [
    {
      path: '/desk/schedulingLog',
      title: 'staff.scheduleLog',
      load: async () => (await import('./SchedulingLog.tsx')).SchedulingLog,
    },
    {
      path: '/desk/schedulingNotes',
      title: 'staff.scheduleNotes',
      load: async () => (await import('./SchedulingNotes.tsx')).SchedulingNotes,
    },
    {
      path: '/desk/history',
      title: 'staff.history',
      load: async () => (await import('./history/History.tsx')).History,
    },
    {
      path: '/desk/scheduleReplay',
      title: 'staff.scheduleReplay',
      load: async () => (await import('./ScheduleReplay.tsx')).ScheduleReplay,
    },
    {
      path: '/desk/scheduleCompare',
      title: 'staff.scheduleCompare',
      load: async () => (await import('./compare/ScheduleCompare.tsx')).ScheduleCompare,
    },
  ]),
  {
    policy: 'wholeAudit',
    path: '/desk/whatIf',
    title: 'staff.whatIf',
    load: async () => (await import('./whatIf/WhatIf.tsx')).WhatIf,
  },
  ...screensOf({ policy: 'platform' }, [
    {
      path: '/utradmin/notes30days',
      title: 'staff.notes30',
      load: async () => (await import('./NotesOfAll.tsx')).NotesOfAll,
    },
    {
      path: '/admin/proof',
      title: 'staff.proof',
      load: async () => (await import('./proof/ProofPage.tsx')).ProofPage,
    },
    {
      path: '/admin/log/:id',
      load: async () => (await import('./log/EventPage.tsx')).EventPage,
    },
    {
      path: '/admin/readModels',
      title: 'staff.readModels',
      load: async () => (await import('./readModels/ReadModels.tsx')).ReadModels,
    },
  ]),
  {
    policy: 'volunteerDesk',
    path: '/volunteer/schedulelog',
    title: 'staff.volunteerLog',
    load: async () => (await import('./SchedulingLog.tsx')).VolunteerLog,
  },
];
