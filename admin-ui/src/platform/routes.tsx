import type { StaffRoute } from '../shell/screens.ts';

const addTournament = async () => ({
  Component: (await import('./AddTournamentPage.tsx')).AddTournamentPage,
});
const tournamentList = async () => ({
  Component: (await import('./TournamentListPage.tsx')).TournamentListPage,
});

export const routes: StaffRoute[] = [
  {
    path: '/utradmin',
    handle: { title: 'staff.platformHome' },
    lazy: async () => ({ Component: (await import('./PlatformHome.tsx')).PlatformHome }),
  },
  { path: '/utradmin/tournamentlist', handle: { title: 'staff.tournamentList' }, lazy: tournamentList },
  // Every other name below /admin is an organization: /admin/ppa, /admin/app, /admin/{name}.
  { path: '/admin/:name', lazy: tournamentList },
  { path: '/utradmin/addTournament', handle: { title: 'staff.addTournament' }, lazy: addTournament },
  { path: '/admin/addTournament', lazy: addTournament },
  { path: '/addtournament', lazy: addTournament },
  {
    path: '/utradmin/addtournamentsbulk',
    handle: { title: 'staff.addBulk' },
    lazy: async () => ({ Component: (await import('./bulk/BulkImportPage.tsx')).BulkImportPage }),
  },
  {
    path: '/utradmin/masterstafflist',
    handle: { title: 'staff.masterStaff' },
    lazy: async () => ({ Component: (await import('./staff/MasterStaffPage.tsx')).MasterStaffPage }),
  },
  {
    path: '/utradmin/notes30days',
    handle: { title: 'staff.notes30' },
    lazy: async () => ({ Component: (await import('./NotesPage.tsx')).NotesPage }),
  },
  {
    path: '/utradmin/masterschedule',
    handle: { title: 'staff.masterSchedule' },
    lazy: async () => ({ Component: (await import('./MasterSchedulePage.tsx')).MasterSchedulePage }),
  },
  {
    path: '/utradmin/outbox',
    handle: { title: 'staff.outbox' },
    lazy: async () => ({ Component: (await import('./OutboxPage.tsx')).OutboxPage }),
  },
  {
    path: '/desk/outbox',
    handle: { title: 'staff.outbox' },
    lazy: async () => ({ Component: (await import('./OutboxPage.tsx')).TournamentOutboxPage }),
  },
  {
    path: '/admin/addCourts/:tid/:name',
    lazy: async () => ({ Component: (await import('./AddCourtsPage.tsx')).AddCourtsPage }),
  },
  {
    path: '/quill',
    lazy: async () => ({ Component: (await import('./QuillPage.tsx')).QuillPage }),
  },
];
