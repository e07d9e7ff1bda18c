import type { Screen } from '../shell/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/utradmin',
    title: 'staff.platformHome',
    policy: 'platform',
    section: 'platform',
    load: async () => (await import('./PlatformHome.tsx')).PlatformHome,
  },
  {
    path: '/utradmin/tournamentlist',
    // Every other name below /admin is an organization: /admin/ppa, /admin/app, /admin/{name}. The former /rise leads
    // to the tournaments.
    also: { '/admin/:name': 'platform', '/rise': 'platform' },
    title: 'staff.tournamentList',
    policy: 'platform',
    section: 'platform',
    load: async () => (await import('./TournamentListPage.tsx')).TournamentListPage,
  },
  {
    path: '/utradmin/addTournament',
    also: { '/admin/addTournament': 'platform', '/addtournament': 'platform' },
    title: 'staff.addTournament',
    policy: 'platform',
    section: 'platform',
    load: async () => (await import('./AddTournamentPage.tsx')).AddTournamentPage,
  },
  {
    path: '/utradmin/addtournamentsbulk',
    title: 'staff.addBulk',
    policy: 'platform',
    section: 'platform',
    load: async () => (await import('./bulk/BulkImportPage.tsx')).BulkImportPage,
  },
  {
    path: '/utradmin/masterstafflist',
    title: 'staff.masterStaff',
    policy: 'platform',
    section: 'platform',
    load: async () => (await import('./staff/MasterStaffPage.tsx')).MasterStaffPage,
  },
  {
    path: '/utradmin/masterschedule',
    title: 'staff.masterSchedule',
    policy: 'platform',
    section: 'platform',
    load: async () => (await import('./MasterSchedulePage.tsx')).MasterSchedulePage,
  },
  {
    path: '/utradmin/outbox',
    title: 'staff.outboxOfAll',
    policy: 'platform',
    section: 'platform',
    load: async () => (await import('./OutboxPage.tsx')).OutboxPage,
  },
  {
    path: '/desk/outbox',
    title: 'staff.outbox',
    policy: 'desk',
    section: 'communication',
    load: async () => (await import('./OutboxPage.tsx')).TournamentOutboxPage,
  },
  {
    path: '/admin/addCourts/:tid/:name',
    policy: 'platform',
    load: async () => (await import('./AddCourtsPage.tsx')).AddCourtsPage,
  },
  {
    path: '/quill',
    title: 'staff.quill',
    policy: 'platform',
    load: async () => (await import('./QuillPage.tsx')).QuillPage,
  },
];
