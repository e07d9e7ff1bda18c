import { type Screen, screensOf } from '../shell/screen.ts';

export const screens: readonly Screen[] = [
  ...screensOf({ policy: 'platform' }, [
    {
      path: '/utradmin',
      title: 'staff.platformHome',
      load: async () => (await import('./PlatformHome.tsx')).PlatformHome,
    },
    {
      path: '/utradmin/tournamentlist',
      // Every other name below /admin is an organization: /admin/ppa, /admin/app, /admin/{name}. The former /rise leads
      // to the tournaments.
      also: { '/admin/:name': 'platform', '/rise': 'platform' },
      title: 'staff.tournamentList',
      load: async () => (await import('./TournamentListPage.tsx')).TournamentListPage,
    },
    {
      path: '/utradmin/addTournament',
      also: { '/admin/addTournament': 'platform', '/addtournament': 'platform' },
      title: 'staff.addTournament',
      load: async () => (await import('./AddTournamentPage.tsx')).AddTournamentPage,
    },
    {
      path: '/utradmin/addtournamentsbulk',
      title: 'staff.addBulk',
      load: async () => (await import('./bulk/BulkImportPage.tsx')).BulkImportPage,
    },
    {
      path: '/utradmin/masterstafflist',
      title: 'staff.masterStaff',
      load: async () => (await import('./staff/MasterStaffPage.tsx')).MasterStaffPage,
    },
    {
      path: '/utradmin/masterschedule',
      title: 'staff.masterSchedule',
      load: async () => (await import('./MasterSchedulePage.tsx')).MasterSchedulePage,
    },
    {
      path: '/admin/addCourts/:tid/:name',
      load: async () => (await import('./AddCourtsPage.tsx')).AddCourtsPage,
    },
    {
      path: '/quill',
      title: 'staff.quill',
      load: async () => (await import('./QuillPage.tsx')).QuillPage,
    },
  ]),
];
